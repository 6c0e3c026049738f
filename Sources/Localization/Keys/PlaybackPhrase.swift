/// The transport, the lanes and the log.
public enum PlaybackPhrase: String, PhraseKey {
  public static let area = "playback"

  case step
  case noSteps
  case seconds
  case toStart
  case back
  case play
  case pause
  case forward
  case toEnd
  case atStart
  case atEnd
  case nothingToPlay
  case speed
  case laneQueue
  case laneHitTesting
  case laneGestures
  case laneTouches
  case laneActions
  case logEmpty
  case allLines
  case split
  case reduceMotion
}
