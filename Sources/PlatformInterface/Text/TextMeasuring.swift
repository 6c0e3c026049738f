public import Geometry

/// Answers how much room text takes, in points, whatever the pixel density.
public protocol TextMeasuring {
  /// From the start of the first letter to where the next would start, across all fonts it needs.
  func width(of string: String, style: TextStyle) -> Double

  /// What the tallest letters of the face reach above the baseline.
  func ascent(of style: TextStyle) -> Double

  /// What the lowest letters of the face reach below the baseline, as a positive length.
  func descent(of style: TextStyle) -> Double

  /// The height of an upper-case H, by which text is centred.
  func capHeight(of style: TextStyle) -> Double
}

extension TextMeasuring {
  /// The width, and the height from ascent to descent.
  public func size(of string: String, style: TextStyle) -> Size {
    Size(width(of: string, style: style), ascent(of: style) + descent(of: style))
  }

  /// The y of the baseline that makes upper-case letters stand in the middle of the rectangle.
  public func baseline(centeredIn rect: Rect, style: TextStyle) -> Double {
    rect.midY + capHeight(of: style) / 2
  }
}
