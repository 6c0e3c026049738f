/// The scene of every key as it is written: in a fixed order, without defaults, every id given.
extension EveryKey {
  static let written = #"""
    {
      "format": "hitscope.scene/1",
      "title": { "en": "All", "zh-Hans": "全部" },
      "summary": "Every key",
      "screen": { "width": 320, "height": 568, "scale": 2 },
      "application": {
        "hitTestPasses": 2,
        "showsPipeline": true,
        "delegate": { "id": "boss", "class": "Boss", "isResponder": false, "responds": [] },
        "overrides": { "touchesBegan": "handle" },
        "responds": ["reset:"],
        "keyCommands": [{ "input": "j", "modifierFlags": ["command"], "action": "find:" }]
      },
      "windows": [
        {
          "id": "main",
          "windowLevel": 1,
          "isKeyWindow": true,
          "windowScene": "scene",
          "rootViewController": {
            "id": "root",
            "class": "RootController",
            "responds": {
              "close:": [
                {
                  "set": {
                    "id": "sheet",
                    "isHidden": true,
                    "layer": { "zPosition": 2 },
                    "overrides": { "hitTest": null, "touchesMoved": "next" }
                  }
                },
                {
                  "insert": {
                    "into": "page",
                    "at": 0,
                    "view": {
                      "id": "new",
                      "frame": [0, 0, 5, 5],
                      "subviews": [
                        {
                          "id": "newer",
                          "viewController": { "id": "newChild", "class": "NewController" }
                        },
                        {
                          "class": "UIButton",
                          "id": "newButton",
                          "actions": [
                            { "event": "touchDown", "action": "tapped", "target": "newChild" }
                          ],
                          "gestureRecognizers": [
                            {
                              "class": "UITapGestureRecognizer",
                              "id": "newTap",
                              "actions": [{ "action": "tapped", "target": "newChild" }],
                              "requireToFail": ["newPress"]
                            },
                            { "class": "UILongPressGestureRecognizer", "id": "newPress" }
                          ]
                        }
                      ]
                    }
                  }
                },
                {
                  "set": {
                    "id": "toggle",
                    "tag": 4,
                    "accessibilityIdentifier": "switch",
                    "image": null,
                    "autoresizingMask": ["flexibleWidth"],
                    "layer": { "borderWidth": 2, "borderColor": "systemRed" },
                    "overrides": {
                      "canPerformAction": { "copy:": true },
                      "beginTracking": false,
                      "routes": null
                    }
                  }
                },
                { "set": { "id": "slider", "minimumValue": -2, "maximumValue": 3 } },
                { "set": { "id": "stepper", "stepValue": 5 } },
                { "set": { "id": "segments", "segments": ["c"], "selectedSegmentIndex": -1 } },
                {
                  "set": {
                    "id": "scroll",
                    "contentSize": [1, 2],
                    "contentInset": [4, 3, 2, 1],
                    "bounces": true,
                    "maximumZoomScale": 2,
                    "viewForZooming": null
                  }
                },
                { "set": { "id": "application", "overrides": { "sendEvent": "drop" } } },
                {
                  "set": {
                    "id": "root",
                    "overrides": {
                      "next": "boss",
                      "motionEnded": "handle",
                      "canBecomeFirstResponder": "unknown"
                    }
                  }
                }
              ],
              "open:": []
            },
            "view": {
              "id": "page",
              "backgroundColor": "systemBackground",
              "subviews": [
                {
                  "class": "CardView",
                  "superclass": "UIControl",
                  "id": "card",
                  "frame": [10, 20.5, 100, 50],
                  "transform": [0, 2, -1, 0, 3, 4],
                  "layer": {
                    "zPosition": 1,
                    "anchorPoint": [0, 1],
                    "cornerRadius": 8,
                    "borderWidth": 1,
                    "borderColor": "#FF000080"
                  },
                  "alpha": 0.5,
                  "isHidden": true,
                  "isUserInteractionEnabled": false,
                  "isMultipleTouchEnabled": true,
                  "isExclusiveTouch": true,
                  "clipsToBounds": true,
                  "backgroundColor": "#12ABEF",
                  "autoresizingMask": ["flexibleWidth", "flexibleHeight"],
                  "tag": -7,
                  "accessibilityIdentifier": "card-1",
                  "text": "Text",
                  "title": "Title",
                  "image": "star",
                  "isEnabled": false,
                  "isSelected": true,
                  "actions": [
                    { "event": "touchUpInside", "action": "close:", "target": "root" },
                    { "event": "allEvents", "action": "any" }
                  ],
                  "assumed": ["alpha", "tag"],
                  "overrides": {
                    "pointInside": { "outset": [1, 2, 3, -4] },
                    "hitTest": { "redirect": "toggle", "when": [0, 0, 9, 9] },
                    "next": null,
                    "touchesBegan": {
                      "do": "super",
                      "route": "picked",
                      "with": { "list": [1, null, true, "x"] }
                    },
                    "touchesEnded": "unknown",
                    "motionBegan": "next",
                    "routes": { "picked": "handle", "other": "next" },
                    "canBecomeFirstResponder": true,
                    "canResignFirstResponder": "unknown",
                    "gestureRecognizerShouldBegin": false,
                    "beginTracking": true,
                    "continueTracking": false,
                    "canPerformAction": { "copy:": false, "paste:": true }
                  },
                  "keyCommands": [{ "input": "escape", "action": "close:" }],
                  "gestureRecognizers": [
                    {
                      "class": "UITapGestureRecognizer",
                      "id": "tap",
                      "name": "a tap",
                      "isEnabled": false,
                      "numberOfTapsRequired": 2,
                      "delegate": {
                        "shouldBegin": true,
                        "shouldReceiveTouch": { "except": ["UIControl", "card"] },
                        "shouldRequireFailureOf": "unknown"
                      },
                      "thresholds": { "tapMovement": 20 },
                      "overrides": {
                        "touchesBegan": "withhold",
                        "canPrevent": { "only": ["press"] }
                      },
                      "actions": [{ "action": "tapped:", "target": "root" }, { "action": "alone" }],
                      "requireToFail": ["press", "scroll.panGestureRecognizer"]
                    },
                    {
                      "class": "UILongPressGestureRecognizer",
                      "id": "press",
                      "minimumPressDuration": 1
                    },
                    {
                      "class": "EdgePan",
                      "id": "edge",
                      "superclass": "UIScreenEdgePanGestureRecognizer",
                      "edges": "left"
                    }
                  ],
                  "viewController": {
                    "id": "child",
                    "isAddedToParent": false,
                    "isRetained": true,
                    "overrides": { "next": "boss" }
                  }
                },
                { "class": "UISwitch", "id": "toggle", "frame": [0, 0, 51, 31], "isOn": true },
                {
                  "class": "UISlider",
                  "id": "slider",
                  "value": 0.5,
                  "minimumValue": -1,
                  "maximumValue": 2
                },
                { "class": "UIStepper", "id": "stepper", "value": 3, "stepValue": 2 },
                {
                  "class": "UITableView",
                  "id": "rows",
                  "decelerationRate": 0.5,
                  "allowsSelection": false
                },
                {
                  "class": "UISegmentedControl",
                  "id": "segments",
                  "segments": ["a", "b"],
                  "selectedSegmentIndex": 1
                },
                {
                  "class": "UIScrollView",
                  "id": "scroll",
                  "frame": [0, 100, 320, 300],
                  "contentOffset": [0, 40],
                  "contentSize": [320, 900],
                  "contentInset": [1, 2, 3, 4],
                  "isScrollEnabled": false,
                  "isPagingEnabled": true,
                  "isDirectionalLockEnabled": true,
                  "bounces": false,
                  "alwaysBounceVertical": true,
                  "alwaysBounceHorizontal": true,
                  "delaysContentTouches": false,
                  "canCancelContentTouches": false,
                  "minimumZoomScale": 0.5,
                  "maximumZoomScale": 4,
                  "viewForZooming": "sheet",
                  "scrollsToTop": false,
                  "zoomScale": 2,
                  "bouncesZoom": false,
                  "decelerationRate": "fast",
                  "delegate": { "willEndDragging": [0, 60], "shouldScrollToTop": false },
                  "thresholds": { "contentTouchDelay": 0.2, "contentTouchSlop": 5 },
                  "panGestureRecognizer": {
                    "minimumNumberOfTouches": 2,
                    "requireToFail": ["press"]
                  },
                  "pinchGestureRecognizer": { "isEnabled": false },
                  "overrides": { "touchesShouldBegin": false, "touchesShouldCancel": true },
                  "subviews": [
                    {
                      "id": "sheet",
                      "bounds": [5, 5, 30, 30],
                      "center": [20, 20],
                      "overrides": {
                        "pointInside": "circle",
                        "hitTest": { "nilIf": ["UISwitch", "sheet"] }
                      }
                    }
                  ]
                },
                {
                  "id": "poly",
                  "overrides": {
                    "pointInside": { "path": [[0, 0], [9, 0], [9, 9]] },
                    "hitTest": { "forward": "sheet", "converted": false }
                  }
                },
                {
                  "id": "only",
                  "overrides": {
                    "pointInside": { "rect": [0, 0, 1, 1] },
                    "hitTest": { "only": ["CardView"] }
                  }
                },
                {
                  "id": "always",
                  "overrides": {
                    "pointInside": { "outset": 5 },
                    "hitTest": { "redirect": "sheet", "when": "always" }
                  }
                },
                {
                  "id": "pass",
                  "overrides": { "pointInside": "includeSubviews", "hitTest": "passthrough" }
                }
              ]
            },
            "presentedViewController": { "id": "modal", "view": { "id": "modalView", "alpha": 0.3 } }
          },
          "subviews": [{ "class": "UILabel", "id": "label", "isUserInteractionEnabled": true }]
        },
        {
          "class": "OverlayWindow",
          "id": "overlay",
          "frame": [0, 0, 320, 50],
          "isHidden": true,
          "windowScene": "scene"
        }
      ],
      "lint": { "silence": [{ "code": "smallTarget", "view": "toggle" }, { "code": "longChain" }] },
      "input": [
        {
          "at": 0,
          "touches": [
            {
              "finger": 1,
              "phase": "began",
              "point": [30, 30],
              "force": 1,
              "majorRadius": 5,
              "type": "pencil",
              "edge": "none"
            },
            { "finger": 2, "phase": "began", "point": "toggle" }
          ]
        },
        {
          "at": 0.05,
          "touches": [
            { "finger": 1, "phase": "ended", "point": [30, 30] },
            { "finger": 2, "phase": "cancelled", "point": [1, 1] }
          ]
        },
        { "tap": "toggle", "count": 2, "fingers": 2 },
        { "longPress": [50, 60], "duration": 0.7 },
        { "drag": { "from": "toggle", "to": [9, 9], "duration": 0.1, "hold": 0.2, "fingers": 2 } },
        { "at": 9, "swipe": { "from": [1, 2], "to": [3, 4] } },
        { "pinch": { "center": "sheet", "from": 60, "to": 200 } },
        { "rotate": { "center": [5, 5], "radius": 60, "by": 45, "duration": 0.1 } },
        { "motion": "shake" },
        { "motion": "shake", "phase": "cancelled" },
        { "press": "cmd+shift+j" },
        { "press": "+", "phase": "began" },
        { "text": "a" },
        { "remoteControl": "play" },
        { "system": "didReceiveMemoryWarning" },
        { "busy": 0.25 },
        { "do": { "remove": "poly" } },
        { "do": [{ "bringToFront": "only" }, { "sendToBack": "only" }] },
        { "do": { "makeKey": "overlay" } },
        { "do": { "becomeFirstResponder": "card" } },
        { "do": { "resignFirstResponder": "card" } },
        { "do": { "beginIgnoringInteractionEvents": true } },
        { "do": { "endIgnoringInteractionEvents": true } },
        {
          "do": {
            "addTarget": {
              "to": "toggle",
              "event": "valueChanged",
              "action": "open:",
              "target": "root"
            }
          }
        },
        { "do": { "removeTarget": { "from": "toggle" } } },
        { "do": { "sendAction": { "action": "reset:", "from": "card" } } },
        { "do": { "route": { "from": "card", "name": "other", "with": 5 } } },
        {
          "do": {
            "present": {
              "from": "child",
              "controller": {
                "id": "late",
                "view": { "id": "lateView" },
                "presentedViewController": { "id": "later", "view": { "id": "laterView" } }
              }
            }
          }
        },
        { "do": { "dismiss": "late" } },
        { "do": { "addChild": "child" } },
        { "do": { "removeFromParent": "child" } },
        { "do": { "release": "child" } },
        {
          "do": {
            "addRecognizer": {
              "to": "page",
              "recognizer": { "class": "UIPinchGestureRecognizer", "id": "pinch" }
            }
          }
        },
        { "do": { "addRecognizer": { "to": "page", "recognizer": "edge" } } },
        { "do": { "removeRecognizer": "edge" } },
        { "do": { "holdQueue": true } },
        { "do": { "turn": true } },
        { "do": { "holdQueue": false } },
        {
          "do": {
            "animate": {
              "set": { "id": "sheet", "frame": [0, 0, 1, 1], "alpha": 0, "backgroundColor": null },
              "duration": 0.5,
              "options": ["allowUserInteraction", "repeat"]
            }
          }
        },
        {
          "do": {
            "insert": {
              "into": "page",
              "below": "card",
              "view": { "id": "under", "overrides": { "hitTest": "nil" } }
            }
          }
        },
        { "do": { "set": { "id": "press", "isEnabled": false } } }
      ]
    }

    """#
}
