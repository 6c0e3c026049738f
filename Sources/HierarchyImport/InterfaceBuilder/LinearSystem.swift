/// A sum of unknowns with factors, and a constant.
struct LinearForm {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  init(unknown: Int) {
    terms = [unknown: 1]
  }

  /// Adds so many times another form.
  mutating func add(_ other: LinearForm, times factor: Double) {
    constant += other.constant * factor
    for (unknown, coefficient) in other.terms {
      let sum = (terms[unknown] ?? 0) + coefficient * factor
      terms[unknown] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  func plus(_ other: LinearForm, times factor: Double = 1) -> LinearForm {
    var result = self
    result.add(other, times: factor)
    return result
  }
}

/// Linear equations taken one after the other, the more important first.
///
/// One that contradicts those before it is refused, one that they imply changes nothing: this is how
/// constraints of falling priority decide a layout as far as they do.
struct LinearSystem {
  enum Outcome {
    case taken
    case implied
    case contradicted
  }

  private var count = 0
  /// What each determined unknown equals, by unknowns that aren't.
  private var solved: [Int: LinearForm] = [:]
  /// The determined unknowns whose form has an unknown in it.
  private var users: [Int: Set<Int>] = [:]

  /// A new unknown.
  mutating func unknown() -> LinearForm {
    defer { count += 1 }
    return LinearForm(unknown: count)
  }

  /// The form by undetermined unknowns alone.
  func reduced(_ form: LinearForm) -> LinearForm {
    var result = LinearForm(form.constant)
    for (unknown, coefficient) in form.terms {
      result.add(solved[unknown] ?? LinearForm(unknown: unknown), times: coefficient)
    }
    return result
  }

  /// The form's value; nil where it isn't determined.
  func value(_ form: LinearForm) -> Double? {
    let result = reduced(form)
    return result.terms.isEmpty ? result.constant : nil
  }

  /// Takes the equation that a form is zero.
  mutating func require(zero form: LinearForm) -> Outcome {
    let rest = reduced(form)
    guard let pivot = rest.terms.keys.min(by: { isBetterPivot($0, than: $1, in: rest) }),
      let coefficient = rest.terms[pivot]
    else { return abs(rest.constant) < 1e-3 ? .implied : .contradicted }
    var value = LinearForm()
    value.add(rest, times: -1 / coefficient)
    value.terms[pivot] = nil
    for user in users[pivot] ?? [] {
      guard var form = solved[user], let factor = form.terms[pivot] else { continue }
      form.terms[pivot] = nil
      form.add(value, times: factor)
      solved[user] = form
      for unknown in form.terms.keys { users[unknown, default: []].insert(user) }
    }
    users[pivot] = nil
    solved[pivot] = value
    for unknown in value.terms.keys { users[unknown, default: []].insert(pivot) }
    return .taken
  }

  /// The larger factor keeps the arithmetic steady; among equals the later unknown.
  private func isBetterPivot(_ one: Int, than other: Int, in form: LinearForm) -> Bool {
    let (left, right) = (abs(form.terms[one] ?? 0), abs(form.terms[other] ?? 0))
    return left == right ? one > other : left > right
  }
}
