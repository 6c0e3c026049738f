#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Euler's number to a power.
public func exponential(_ power: Double) -> Double { exp(power) }

/// The power of Euler's number that gives a positive value.
public func naturalLogarithm(_ value: Double) -> Double { log(value) }
