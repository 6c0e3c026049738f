/// What a scroll view was seen to do on an iOS 26.1 simulator: seconds after the lift, and the offset.
struct RecordedCurve: Sendable {
  /// In points a second, as the content moved.
  let velocity: Double
  /// The offset at the lift.
  let start: Double
  /// What the delegate was told.
  let target: Double
  let landing: Double
  /// Seconds from the lift to the end.
  let duration: Double
  let samples: [(time: Double, offset: Double)]

  /// T-195.
  static let slowFlick = RecordedCurve(
    velocity: 750, start: 5074, target: 5443.667, landing: 5443.333, duration: 2.1605,
    samples: [
      (0.0106, 5081.333), (0.0273, 5093.333), (0.044, 5105), (0.0606, 5116), (0.0773, 5127),
      (0.094, 5137.667), (0.1106, 5147.667), (0.1606, 5176.333), (0.2439, 5218), (0.3439, 5260),
      (0.4939, 5308.667), (0.7439, 5363.667), (0.9939, 5397), (1.2439, 5417), (1.4939, 5429.333),
      (1.7439, 5436.667), (1.9939, 5441.333), (2.1606, 5443.333),
    ])

  /// T-196.
  static let fastFlick = RecordedCurve(
    velocity: 1500, start: 5158, target: 5902.333, landing: 5901.667, duration: 2.5167,
    samples: [
      (0.017, 5182.667), (0.0337, 5206.333), (0.0504, 5229.333), (0.0671, 5251.667),
      (0.0837, 5273), (0.1004, 5293.667), (0.2171, 5421.333), (0.317, 5509.333),
      (0.4671, 5612.333), (0.717, 5728.333), (0.967, 5798.333), (1.217, 5841), (1.467, 5866.667),
      (1.717, 5882.333), (1.967, 5892), (2.217, 5897.667), (2.517, 5901.667),
    ])

  /// T-201: let go at rest, 235 points past the top.
  static let restingReturn = RecordedCurve(
    velocity: 0, start: -235, target: 0, landing: 0, duration: 0.691,
    samples: [
      (0.0076, -223.333), (0.0243, -197), (0.041, -173.333), (0.0576, -152), (0.0743, -133.333),
      (0.0909, -116.333), (0.1076, -101.333), (0.1243, -88.333), (0.1409, -76.667),
      (0.1576, -66.667), (0.1743, -57.667), (0.191, -50), (0.2243, -37.333), (0.2743, -23.667),
      (0.3243, -15), (0.3743, -9.667), (0.4743, -3.667), (0.5743, -1.333),
    ])
}
