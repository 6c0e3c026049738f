/// What the system tells the application itself.
extension DeliveryEngine {
  mutating func handle(_ event: SystemEvent, trace: inout some TraceSink) {
    switch event {
    case .launch: launch(trace: &trace)
    case .willResignActive:
      tell(event, trace: &trace)
      cancelAllTouches(trace: &trace)
      applicationState = .inactive
    case .didBecomeActive:
      applicationState = .active
      tell(event, trace: &trace)
    case .didEnterBackground:
      cancelAllTouches(trace: &trace)
      applicationState = .background
      tell(event, trace: &trace)
    case .willEnterForeground:
      tell(event, trace: &trace)
      if applicationState == .background { applicationState = .inactive }
    case .statusBarTap:
      trace.emit(.responder(.system(event, to: .responder(.application))))
      tapStatusBar(trace: &trace)
    case .didReceiveMemoryWarning:
      tell(event, trace: &trace)
      for controller in livingControllers {
        trace.emit(.responder(.system(event, to: .responder(.controller(controller)))))
      }
    }
  }

  /// The application is made, its delegate told, its windows shown and the main run loop started.
  private mutating func launch(trace: inout some TraceSink) {
    tell(.launch, trace: &trace)
    for window in tree.windows where !tree.isHidden(window) {
      trace.emit(.responder(.system(.launch, to: .responder(.view(window)))))
    }
    trace.emit(.responder(.keyWindow(from: nil, to: keyWindow)))
    trace.emit(.responder(.system(.launch, to: .mainRunLoop)))
  }

  /// The application hears it first, then its delegate.
  private func tell(_ event: SystemEvent, trace: inout some TraceSink) {
    trace.emit(.responder(.system(event, to: .responder(.application))))
    trace.emit(.responder(.system(event, to: .responder(.applicationDelegate))))
  }

  private var livingControllers: [ControllerID] {
    (0..<tree.controllerCount).map { ControllerID(index: Int32($0)) }
      .filter { tree[$0].isAlive }
  }
}
