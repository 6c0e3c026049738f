/// The names of UIKit's option sets.
enum OptionSets {
  static let autoresizing = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ]
  static let directions = ["right", "left", "up", "down"]
  static let edges = ["top", "left", "bottom", "right", "all"]
  static let touchTypes = ["direct", "indirect", "pencil", "indirectPointer"]
  static let pressTypes = [
    "upArrow", "downArrow", "leftArrow", "rightArrow", "select", "menu", "playPause", "pageUp",
    "pageDown", "tvRemoteOneTwoThree", "tvRemoteFourColors",
  ]
  static let modifierFlags = [
    "alphaShift", "shift", "control", "alternate", "command", "numericPad",
  ]
  static let scrollTypes = ["discrete", "continuous", "all"]
  static let buttonMasks = ["primary", "secondary"]
  static let animations = ["allowUserInteraction", "repeat", "autoreverse"]
}
