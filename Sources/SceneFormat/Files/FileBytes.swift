#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads whole files, with no more than the system's own library.
public enum FileBytes {
  /// The bytes of a file; `-` is standard input.
  ///
  /// A file longer than the JSON reader takes is refused before all of it is read.
  public static func read(_ path: String) throws(SceneError) -> [UInt8] {
    guard path != "-" else { return try read(STDIN_FILENO, path: "standard input") }
    guard !path.isEmpty else { throw failure(.missing, path: "\"\"") }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw failure(errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable, path: path)
    }
    defer { close(descriptor) }
    return try read(descriptor, path: path)
  }

  private static func read(
    _ descriptor: Int32, path: String
  ) throws(SceneError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Self.readSome(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(errno == EISDIR ? .directory : .unreadable, path: path) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > JSONReader.byteLimit {
        throw failure(.encoding(.tooLong(limit: JSONReader.byteLimit)), path: path)
      }
    }
  }

  /// The system's `read`, whose name this type's own methods hide.
  private static func readSome(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
    #else
    Darwin.read(descriptor, buffer, count)
    #endif
  }

  private static func failure(_ problem: FileProblem, path: String) -> SceneError {
    failure(.file(problem), path: path)
  }

  private static func failure(_ kind: SceneProblem.Kind, path: String) -> SceneError {
    SceneError(SceneProblem(file: path, position: nil, path: .root, kind: kind))
  }
}
