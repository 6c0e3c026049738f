public import Geometry

/// The properties that hit-testing reads, kept in the hot records.
extension ViewTree {
  public func bounds(of view: ViewID) -> Rect { records[view.index].bounds }

  public func isHidden(_ view: ViewID) -> Bool { records[view.index].flags.contains(.isHidden) }

  public func isUserInteractionEnabled(_ view: ViewID) -> Bool {
    !records[view.index].flags.contains(.isInteractionDisabled)
  }

  /// The alpha as the layer stores it, in 32 bits (B-006).
  public func alpha(of view: ViewID) -> Float { records[view.index].alpha }

  /// Whether an animation without `allowUserInteraction` runs on the view (B-051).
  public func isAnimating(_ view: ViewID) -> Bool {
    records[view.index].flags.contains(.isAnimating)
  }

  public func isWindow(_ view: ViewID) -> Bool { records[view.index].flags.contains(.isWindow) }

  public func geometry(of view: ViewID) -> ViewGeometry { self[view].geometry }

  public func frame(of view: ViewID) -> Rect { geometry(of: view).frame }

  // MARK: - Changing

  public mutating func setGeometry(_ geometry: ViewGeometry, of view: ViewID) {
    details[Int(view.index)].geometry = geometry
    records.update(view.index) { record in
      record.bounds = geometry.bounds
      record.fromParent = geometry.fromParent
      if record.fromParent.isTranslation {
        record.flags.insert(.isTranslation)
      } else {
        record.flags.remove(.isTranslation)
      }
    }
  }

  public mutating func setHidden(_ isHidden: Bool, of view: ViewID) {
    setFlag(.isHidden, isHidden, of: view)
  }

  public mutating func setUserInteractionEnabled(_ isEnabled: Bool, of view: ViewID) {
    setFlag(.isInteractionDisabled, !isEnabled, of: view)
  }

  public mutating func setAlpha(_ alpha: Double, of view: ViewID) {
    records.update(view.index) { $0.alpha = Float(alpha) }
  }

  public mutating func setAnimating(_ isAnimating: Bool, of view: ViewID) {
    setFlag(.isAnimating, isAnimating, of: view)
  }

  public mutating func setOverrides(_ overrides: ResponderOverrides, of view: ViewID) {
    details[Int(view.index)].traits.overrides = overrides
    let decides = overrides.hitTest != nil || overrides.pointInside != nil
    setFlag(.hasOverride, decides, of: view)
    setFlag(
      .hasResponderOverride, !overrides.methods.isEmpty || overrides.next != nil, of: view)
    if overrides.next != nil { mayChainsBeEndless = true }
  }

  /// Changes what is kept outside the hot record; geometry and overrides have setters of their own.
  public mutating func updateDetails(of view: ViewID, _ change: (inout ViewDetails) -> Void) {
    change(&details[Int(view.index)])
    setGeometry(details[Int(view.index)].geometry, of: view)
    setOverrides(details[Int(view.index)].traits.overrides, of: view)
    if details[Int(view.index)].window != nil { sortWindows() }
  }

  private mutating func setFlag(_ flag: ViewRecord.Flags, _ isOn: Bool, of view: ViewID) {
    records.update(view.index) { record in
      if isOn {
        record.flags.insert(flag)
      } else {
        record.flags.remove(flag)
      }
    }
  }
}
