#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Sine and cosine of an angle, exact at quarter turns so that a turned rectangle keeps whole edges.
public func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let turned = degrees.truncatingRemainder(dividingBy: 360)
  let positive = turned < 0 ? turned + 360 : turned
  switch positive {
  case 0: return (0, 1)
  case 90: return (1, 0)
  case 180: return (0, -1)
  case 270: return (-1, 0)
  default: return (sin(positive * .pi / 180), cos(positive * .pi / 180))
  }
}

/// The angle of a vector, in degrees from the positive x axis towards positive y, between -180 and 180.
public func angle(of vector: Point) -> Double {
  atan2(vector.y, vector.x) * 180 / .pi
}

/// Euler's number to a power.
public func exponential(_ power: Double) -> Double { exp(power) }

/// The power of Euler's number that gives a positive value.
public func naturalLogarithm(_ value: Double) -> Double { log(value) }
