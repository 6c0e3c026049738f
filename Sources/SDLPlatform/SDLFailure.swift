internal import CSDL2

/// An SDL function that failed, and what SDL says about it.
public struct SDLFailure: Error, Hashable, CustomStringConvertible {
  public let call: String
  public let reason: String

  init(_ call: String, _ reason: String) {
    self.call = call
    self.reason = reason
  }

  public var description: String { "\(call) failed: \(reason)" }
}

/// Throws where an SDL function answered with a negative status.
func check(_ call: String, _ status: Int32) throws(SDLFailure) {
  guard status < 0 else { return }
  throw SDLFailure(call, String(cString: SDL_GetError()))
}

/// The result of an SDL function that answers nil when it fails.
func check<Result>(_ call: String, _ result: Result?) throws(SDLFailure) -> Result {
  guard let result else { throw SDLFailure(call, String(cString: SDL_GetError())) }
  return result
}
