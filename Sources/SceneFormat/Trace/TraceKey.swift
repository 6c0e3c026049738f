/// The keys of a trace's lines; TraceFormat.md says which step has which.
enum TraceKey: String, ObjectKey {
  case n, parent, t, event, step, assumed
  case stage, reason, fingers, phases, points, motion, press, phase, remoteControl, text, until,
    held
  case view, window, point, alpha, bounds, answer, override, finger, gestureRecognizers, recognizer
  case hover, question, other, state, discrete
  case by, responder, method, disposition, forwarding, to, from
  case name, with, input, modifierFlags, action, system
  case control, value, controlEvent, sender, asked, nilTarget, actor, outcome
  case `do`, id
  case content, offset, velocity, target, decelerates, scale, cell
}

/// The names of a trace's steps.
enum TraceStep: String, CaseIterable, Sendable {
  case stage, notForwarded, queued, merged, dequeued, dropped, busy, held
  case hitTest, hitTestRefused, pointInside, hitTestAnswer, bound
  case recognizerTouches, recognizerState, recognizerReset, recognizerWaits, recognizerAction
  case delegateAsked, viewAsked, touchHeld, touchReplayed, touchDropped
  case applicationSendEvent, windowSendEvent, touchIgnored, call
  case route, text, keyCommand, system, nobody
  case firstResponder, becomeFirstResponder, resignFirstResponder, keyWindow
  case beginTracking, continueTracking, endTracking, cancelTracking, highlighted, valueChanged
  case controlEvent, action
  case effect, effectFailed, animationEnded
  case touchesShouldBegin, touchesShouldCancel
  case willBeginDragging, didScroll, willEndDragging, didEndDragging
  case willBeginDecelerating, didEndDecelerating
  case willBeginZooming, didZoom, didEndZooming, shouldScrollToTop, didScrollToTop
  case didSelectRow, didSelectItem
}
