public import EventDelivery
public import Geometry

/// What a scenario expects; what is nil or empty it doesn't say.
public struct Expectations: Hashable, Sendable {
  /// The view of each touch that came down and was hit-tested; nil is none.
  public var hit: [String?]?
  /// Every view whose `hitTest` ran, in order, of the first pass.
  public var visited: [String]?
  /// The responders from the last touch's view on.
  public var chain: [String]?
  /// `selector > who acted`, in order.
  public var actions: [String]?
  /// The states of recognizers: possible, then each change to another state.
  public var states: [StateExpectation] = []
  public var values: [ValueExpectation] = []
  /// Lines that must come in this order; others may stand between.
  public var log: [LogExpectation] = []
  /// Words that no line begins with.
  public var never: [String] = []
  public var count: [LineCount] = []
  public var convert: [ConversionExpectation] = []
  public var why: WhyExpectation?

  public init() {}

  /// What happened in a run: who was asked and hit, the chain, the actions and every line.
  public init(observing run: DeliveryRun) {
    self = TraceComparison(run: run).observations
  }
}

/// The states that a recognizer goes through: possible at the start of each attempt, resets left out.
public struct StateExpectation: Hashable, Sendable {
  public var recognizer: String
  public var states: [String]

  public init(recognizer: String, states: [String]) {
    self.recognizer = recognizer
    self.states = states
  }
}

/// How many lines begin with some words.
public struct LineCount: Hashable, Sendable {
  public var words: String
  public var count: Int

  public init(words: String, count: Int) {
    self.words = words
    self.count = count
  }
}

/// One line, or several that may come in any order.
public enum LogExpectation: Hashable, Sendable {
  case line(LineExpectation)
  case anyOrder([LineExpectation])

  public var lines: [LineExpectation] {
    switch self {
    case .line(let line): [line]
    case .anyOrder(let lines): lines
    }
  }
}

/// A whole line of the transcript without its time, or the beginning of one; perhaps with its time.
public struct LineExpectation: Hashable, Sendable {
  /// A text that ends in " …" stands for every line that begins with what is before.
  public var text: String
  public var time: Timestamp?
  /// Seconds by which the time may differ.
  public var tolerance: Double

  public init(text: String, time: Timestamp? = nil, tolerance: Double = Tolerance.exact) {
    self.text = text
    self.time = time
    self.tolerance = tolerance
  }
}

/// How closely numbers must agree.
public enum Tolerance {
  /// Unless a scenario says otherwise.
  public static let exact = 1e-9
}

/// A property's value at some time.
public struct ValueExpectation: Hashable, Sendable {
  /// Whose property it is.
  public enum Subject: Hashable, Sendable {
    case responder(String)
    case recognizer(String)
    case touch(Finger)
  }

  /// What it must be.
  public enum Condition: Hashable, Sendable {
    case equals(DataValue)
    case between(above: Double?, below: Double?)
    /// A list, each of whose elements has a condition of its own.
    case list([Condition])
  }

  /// Whose coordinates a place is in.
  public enum Space: Hashable, Sendable {
    case window
    case screen
    case view(String)
  }

  /// Nil is the end.
  public var time: Timestamp?
  public var subject: Subject
  public var property: String
  /// For a place of a touch or a recognizer; nil is the window, or the recognizer's view.
  public var space: Space?
  public var condition: Condition
  public var tolerance: Double

  public init(
    time: Timestamp? = nil, subject: Subject, property: String, space: Space? = nil,
    condition: Condition, tolerance: Double = Tolerance.exact
  ) {
    self.time = time
    self.subject = subject
    self.property = property
    self.space = space
    self.condition = condition
    self.tolerance = tolerance
  }
}

/// A point or a rectangle converted between two views, asked at the end.
public struct ConversionExpectation: Hashable, Sendable {
  public enum Figure: Hashable, Sendable {
    case point(Point, is: Point)
    case rect(Rect, is: Rect)
  }

  public var figure: Figure
  public var from: ValueExpectation.Space
  public var to: ValueExpectation.Space
  public var tolerance: Double

  public init(
    figure: Figure, from: ValueExpectation.Space, to: ValueExpectation.Space,
    tolerance: Double = Tolerance.exact
  ) {
    self.figure = figure
    self.from = from
    self.to = to
    self.tolerance = tolerance
  }
}
