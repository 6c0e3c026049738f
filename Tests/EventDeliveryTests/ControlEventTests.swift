import EventDelivery
import Testing

/// UIKit: the bits of `UIControl.Event` (B-141).
@Test func `control events have UIKit's bits`() {
  #expect(ControlEvent.touchDown.mask == 1)
  #expect(ControlEvent.touchUpInside.mask == 64)
  #expect(ControlEvent.touchCancel.mask == 256)
  #expect(ControlEvent.valueChanged.mask == 4096)
  #expect(ControlEvent.primaryActionTriggered.mask == 8192)
  #expect(ControlEvent.editingDidBegin.mask == 65536)
  #expect(ControlEvent.allTouchEvents.mask == 0xFFF)
}

@Test(arguments: ControlEvent.allCases)
func `an event of a touch is one of all touch events and no other is`(event: ControlEvent) {
  let isOfATouch = event.rawValue.hasPrefix("touch")
  let isAGroup = event.rawValue.hasPrefix("all")

  let isAmongThem = event.mask & ControlEvent.allTouchEvents.mask != 0

  #expect(isAGroup || isAmongThem == isOfATouch)
}
