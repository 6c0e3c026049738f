import Foundation

/// The screen that a window would open on.
struct Display {
  let environment: [String: String]

  /// Whether there is one, as far as can be told without opening it.
  var isThere: Bool {
    #if os(macOS)
    return true
    #else
    if has("SDL_VIDEODRIVER") { return true }
    return waylandSocket.map(isListening) ?? false || isX11There
    #endif
  }

  private var isX11There: Bool {
    guard has("DISPLAY"), let name = environment["DISPLAY"] else { return false }
    // A display of another machine is believed in.
    guard let match = name.wholeMatch(of: /(?:unix)?:(\d+)(?:\.\d+)?/) else { return true }
    let socket = "/tmp/.X11-unix/X\(match.1)"
    return isListening(socket) || isListening("\0" + socket)
  }

  private var waylandSocket: String? {
    guard has("WAYLAND_DISPLAY"), let name = environment["WAYLAND_DISPLAY"] else { return nil }
    return name.hasPrefix("/") ? name : "\(environment["XDG_RUNTIME_DIR"] ?? "")/\(name)"
  }

  private func has(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }

  /// Whether a server answers at the address; one that begins with a zero byte is no file.
  private func isListening(_ address: String) -> Bool {
    #if os(Linux)
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var target = sockaddr_un()
    target.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(address.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: target.sun_path) else { return false }
    withUnsafeMutableBytes(of: &target.sun_path) { $0.copyBytes(from: bytes) }
    let length = MemoryLayout.offset(of: \sockaddr_un.sun_path).map { $0 + bytes.count } ?? 0
    return withUnsafePointer(to: target) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(length)) == 0
      }
    }
  }
}
