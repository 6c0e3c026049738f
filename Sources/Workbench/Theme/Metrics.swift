/// The window's lengths, in points.
public enum Metrics {
  /// The distances between things; nothing else is used.
  public enum Space {
    public static let hair = 2.0
    public static let tiny = 4.0
    public static let small = 8.0
    public static let medium = 12.0
    public static let margin = 16.0
    public static let wide = 20.0
    public static let section = 24.0
    public static let sections = 32.0
  }

  /// The radii of corners.
  public enum Radius {
    public static let stop = 3.0
    public static let tab = 4.0
    public static let field = 5.0
    public static let button = 6.0
    public static let chip = 8.0
    public static let card = 10.0
  }

  /// The heights of rows.
  public enum Row {
    public static let tree = 28.0
    public static let inspector = 26.0
    public static let scene = 29.0
    public static let log = 17.0
  }

  /// The regions of the window and the widths at which they fold.
  public enum Window {
    public static let minimumWidth = 900.0
    public static let minimumHeight = 600.0
    /// From here on everything is shown.
    public static let fullWidth = 1280.0
    /// Below this both sides are rails.
    public static let narrowWidth = 1100.0
    /// Below this the bottom folds to a strip and one line.
    public static let lowHeight = 760.0
    public static let toolbar = 48.0
    public static let narrowToolbar = 44.0
    public static let hierarchyWidth = 248.0
    public static let hierarchyRange = 200.0...360.0
    public static let scenesHeight = 356.0
    public static let inspectorWidth = 288.0
    public static let inspectorRange = 260.0...400.0
    public static let bottomHeight = 196.0
    public static let bottomMinimum = 140.0
    /// The bottom's largest share of the window's height.
    public static let bottomShare = 0.5
    public static let transport = 48.0
    /// The lanes' share of the bottom's width; the log has the rest.
    public static let lanesShare = 0.52
    public static let foldedLog = 40.0
    public static let rail = 44.0
    public static let drawer = 280.0
  }

  /// Sizes of the widgets.
  public enum Widget {
    public static let button = 28.0
    public static let iconButtonWidth = 32.0
    public static let playWidth = 40.0
    public static let playHeight = 30.0
    public static let toggleWidth = 30.0
    public static let toggleHeight = 18.0
    public static let toggleKnob = 14.0
    public static let numberField = 22.0
    public static let textField = 28.0
    public static let swatch = 12.0
    public static let disclosure = 8.0
    public static let disclosureTarget = 20.0
    public static let sliderTrack = 4.0
    public static let sliderKnob = 16.0
    public static let splitGripLength = 28.0
    public static let splitGripThickness = 4.0
    public static let splitTarget = 8.0
    public static let selectionBarWidth = 3.0
    public static let selectionBarHeight = 18.0
    /// The least extent of anything that is clicked.
    public static let target = 28.0
    public static let focusRing = 2.0
    public static let focusGap = 2.0
  }

  /// The device and what is drawn over it.
  public enum Stage {
    public static let strip = 56.0
    public static let compactStrip = 44.0
    public static let bezel = 8.0
    public static let bezelRadius = 26.0
    /// Below this scale of the device names, chips and the finger are small.
    public static let smallScale = 0.55
    /// The narrowest gutter with whole chips.
    public static let gutter = 150.0
    public static let stop = 18.0
    public static let stopRim = 2.0
    /// From the edge a line enters by to the middle of the stop.
    public static let stopInset = 17.0
    /// A view under this height has its stop on its edge.
    public static let straddleHeight = 70.0
    public static let casing = 1.5
    /// The line round the hit-test view, outside its edge.
    public static let hitLine = 4.0
    public static let chip = 48.0
    public static let smallChip = 32.0
    /// A gutter under this width has small chips.
    public static let smallChipGutter = 240.0
    public static let finger = 26.0
    public static let smallFinger = 22.0
    public static let handle = 12.0
    public static let handleTarget = 24.0
    public static let selectionCorner = 8.0
    /// How far a label that would leave the stage is pushed in.
    public static let labelInset = 8.0
    public static let labelGap = 4.0
    /// From the bezel to a label in the gutter.
    public static let gutterLabelGap = 12.0
    public static let leaderDot = 6.0
    public static let mostTags = 12
    public static let mostChips = 7
  }

  /// Durations, in seconds.
  public enum Motion {
    public static let segment = 0.18
    public static let fade = 0.12
    public static let drawer = 0.16
    /// For one step at a speed of 1.
    public static let step = 0.6
  }
}
