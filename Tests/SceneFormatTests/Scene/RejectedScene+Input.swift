extension RejectedScene {
  static let inputs = [
    RejectedScene(
      sceneText(view: "", more: ", input: {}"), "input: expected a list but found an object"),
    input(
      "{}",
      #"input[0]: expected at least one of the keys "touches", "tap", "longPress", "drag", "swipe", "pinch", "rotate", "hover", "motion", "press", "text", "remoteControl", "system", "busy", "do""#
    ),
    input(
      "{tab: 'v'}",
      #"input[0]: expected at least one of the keys "touches", "tap", "longPress", "drag", "swipe", "pinch", "rotate", "hover", "motion", "press", "text", "remoteControl", "system", "busy", "do""#,
      #"input[0].tab: unknown key "tab"; the nearest valid key is "tap""#
    ),
    input(
      "{tap: 'v', swipe: {}}",
      #"input[0].swipe: "swipe" and "tap" exclude each other; remove one of the two"#),
    input(
      "{at: -1, tap: 'v', count: 0, fingers: 1.5}",
      "input[0].at: expected a number from 0 to 1000000 but found -1",
      "input[0].count: expected a number from 1 to 1000 but found 0",
      "input[0].fingers: expected a whole number but found the number 1.5"),
    input(
      "{tap: 'v', duration: 1}",
      #"input[0].duration: "duration" and "tap" exclude each other; remove one of the two"#),
    input(
      "{tap: 'w'}", #"input[0].tap: no id "w"; expected the id of a view"#,
      isBeyondSchema: true),
    input(
      "{tap: 'g'}", #"input[0].tap: "g" is a gesture recognizer; expected the id of a view"#,
      isBeyondSchema: true),
    input(
      "{tap: [1]}",
      "input[0].tap: expected a point [x, y] or the id of a view but found a list of 1 value"),
    input("{drag: {from: 'v'}}", #"input[0].drag: the key "to" is missing"#),
    input(
      "{drag: {from: 'v', to: 'b', duration: 1e9}}",
      "input[0].drag.duration: expected a number from 0 to 3600 but found 1000000000"),
    input("{pinch: {center: 'v', from: 1}}", #"input[0].pinch: the key "to" is missing"#),
    input(
      "{touches: []}",
      "input[0].touches: expected a list of at least one touch but found an empty list"),
    input(
      "{touches: [{finger: 1, phase: 'start', point: 'v'}, {phase: 'ended'}]}",
      #"input[0].touches[0].phase: expected one of "began", "moved", "stationary", "ended", "cancelled" but found "start""#,
      #"input[0].touches[1]: the key "finger" is missing"#,
      #"input[0].touches[1]: the key "point" is missing"#),
    input(
      "{touches: [{finger: 1, phase: 'began', point: 'v'}, {finger: 1, phase: 'ended', point: 'v'}]}",
      "input[0].touches[1]: finger 1 is already in this event; an event has each finger once",
      isBeyondSchema: true),
    input(
      "{motion: 'shook'}",
      #"input[0].motion: expected one of "shake" but found "shook""#),
    input(
      "{press: 'cmmd+j'}",
      #"input[0].press: expected one of "cmd", "shift", "alt", "ctrl" but found "cmmd"; the nearest is "cmd""#,
      isBeyondSchema: true),
    input(
      "{press: 'retrun'}",
      #"input[0].press: expected one of "return", "escape", "tab", "space", "delete", "upArrow", "downArrow", "leftArrow", "rightArrow", "home", "end", "pageUp", … but found "retrun"; the nearest is "return""#,
      isBeyondSchema: true),
    input(
      "{system: 'launched'}",
      #"input[0].system: expected one of "launch", "willResignActive", "didBecomeActive", "didEnterBackground", "willEnterForeground", "didReceiveMemoryWarning", "statusBarTap" but found "launched"; the nearest is "launch""#
    ),
    input(
      "{do: 'nothing'}",
      #"input[0].do: expected an object with one key, the name of an effect but found the string "nothing""#
    ),
    input(
      "{do: {hide: 'v'}}",
      #"input[0].do.hide: unknown key "hide"; the nearest valid key is "set""#),
    input(
      "{do: {remove: 'v', makeKey: 'window'}}",
      #"input[0].do.makeKey: "makeKey" and "remove" exclude each other; remove one of the two"#),
    input("{do: {set: {isHidden: true}}}", #"input[0].do.set: the key "id" is missing"#),
    input(
      "{do: {set: {id: 'v', isOn: true, fram: 1}}}",
      #"input[0].do.set.isOn: UIView has no "isOn", which is a key of UISwitch"#,
      #"input[0].do.set.fram: unknown key "fram"; the nearest valid key is "frame""#),
    input(
      "{do: {makeKey: 'v'}}", #"input[0].do.makeKey: "v" is a view; expected the id of a window"#,
      isBeyondSchema: true),
    input("{do: {turn: false}}", "input[0].do.turn: expected true but found false"),
    input(
      "{do: {insert: {into: 'v', at: 0, below: 'b', view: {id: 'b'}}}}",
      #"input[0].do.insert.below: "below" and "at" exclude each other; remove one of the two"#,
      #"input[0].do.insert.view.id: the id "b" is already used at line 1, column 81; ids are unique in a scene"#
    ),
    input(
      "{do: {addTarget: {to: 'v', event: 'touchDown', action: 'a'}}}",
      #"input[0].do.addTarget.to: "v" is a view; expected the id of a control"#,
      isBeyondSchema: true),
    input(
      "{do: {animate: {set: {id: 'v'}}}}", #"input[0].do.animate: the key "duration" is missing"#),
    input(
      "{do: {present: {from: 'v', controller: {id: 'c'}}}}",
      #"input[0].do.present.from: "v" is a view; expected the id of a controller"#,
      #"input[0].do.present.controller: the key "view" is missing"#),
  ]
}
