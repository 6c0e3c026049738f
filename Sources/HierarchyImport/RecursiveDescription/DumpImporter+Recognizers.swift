import EventDelivery

/// Gesture recognizers that are printed beside the tree, joined to it by address.
extension DumpImporter {
  /// Adds what of the descriptions is a recognizer on a view of the text.
  mutating func addRecognizers(_ descriptions: [ObjectDescription]) {
    var places: [String: Int] = [:]
    var converters: [RecognizerConverter] = []
    for description in descriptions {
      if let address = description.address, let place = places[address] {
        if place >= 0 { noteRecognizer(place) { .repeated(view: $0) } }
        continue
      }
      let place = draft.recognizers.count
      guard let converter = addRecognizer(description) else {
        if let address = description.address { places[address] = -1 }
        continue
      }
      if let address = description.address { places[address] = place }
      converters.append(converter)
    }
    for (place, converter) in converters.enumerated() {
      require(converter.mustFail, before: place, places)
      for address in converter.mustFailFor {
        guard let waiting = places[address], waiting >= 0 else { continue }
        addRequirement(of: waiting, on: place)
      }
    }
  }

  /// Adds a recognizer; nil for one that has no place in the scene.
  private mutating func addRecognizer(_ description: ObjectDescription) -> RecognizerConverter? {
    var converter = RecognizerConverter(description)
    guard let view = converter.view?.address.flatMap({ draftsByAddress[$0] }) else {
      log.note(
        .strayRecognizer(className: description.className, view: converter.view?.name),
        line: description.line)
      return nil
    }
    describedRecognizers.insert(view)
    if converter.isScrollViews, draft.views[view].details.scroll != nil {
      readScrollViews(converter, on: view, line: description.line)
      guard ScrollRecognizer(privateClass: description.className) != nil else { return nil }
    }
    let place = draft.recognizers.count
    converter.attach(
      to: view,
      actions: converter.targets.map { target in
        ActionDraft(action: target.action, target: reference(to: target, of: place, on: view))
      })
    draft.recognizers.append(converter.draft)
    if let state = converter.state {
      noteRecognizer(place) { .recognizerState(recognizer: $0, state: state) }
    }
    for field in converter.unreadFields {
      log.note(.unknownField(field), line: description.line)
    }
    if description.isTruncated { noteRecognizer(place) { .truncated(view: $0) } }
    return converter
  }

  /// A scroll view's own recognizers come with it in a scene.
  ///
  /// UIKit: `isScrollEnabled` switches its pan recognizer.
  private mutating func readScrollViews(
    _ converter: RecognizerConverter, on view: Int, line: Int
  ) {
    log.note(.scrollViewsOwn, line: line)
    guard converter.isScrollViewsPan else { return }
    draft.views[view].details.scroll?.isScrollEnabled = converter.draft.isEnabled
    draft.views[view].details.assumed.removeAll { $0 == "isScrollEnabled" }
  }

  // MARK: - Targets

  /// Whom a printed target is in the scene.
  ///
  /// One that isn't in the text can't be left out, as the action would then look for somebody along the
  /// responder chain, which UIKit's recognizers don't do: a controller is taken for that of the view,
  /// for anybody else the view stands in.
  private mutating func reference(
    to target: RecognizerConverter.Target, of recognizer: Int, on view: Int
  ) -> DraftReference? {
    if let address = target.object?.address {
      if let known = draftsByAddress[address] { return .view(known) }
      if let known = controllersByAddress[address] { return .controller(known) }
    }
    let name = target.object?.name ?? "?"
    if let object = target.object, let address = object.address,
      object.className.contains("Controller"), !controlledViews.contains(view)
    {
      addController(
        ControllerDraft(className: object.className, address: address, view: view))
      draft.views[view].assume("viewController")
      note(view) { .dump(.assumedController(controller: name, view: $0)) }
      return controllersByAddress[address].map { .controller($0) }
    }
    noteRecognizer(recognizer) { .unknownTarget(recognizer: $0, target: name) }
    return .view(view)
  }

  // MARK: - Requirements

  private mutating func require(
    _ addresses: [String], before recognizer: Int, _ places: [String: Int]
  ) {
    for address in addresses {
      if let place = places[address], place >= 0 {
        addRequirement(of: recognizer, on: place)
      } else {
        noteRecognizer(recognizer) { .missingRequirement(recognizer: $0, address: address) }
      }
    }
  }

  private mutating func addRequirement(of recognizer: Int, on other: Int) {
    guard recognizer != other, !draft.recognizers[recognizer].requireToFail.contains(other) else {
      return
    }
    draft.recognizers[recognizer].requireToFail.append(other)
  }

  private mutating func noteRecognizer(_ place: Int, _ make: @escaping (String) -> DumpRemark) {
    recognizerRemarks.append((make, place))
  }
}
