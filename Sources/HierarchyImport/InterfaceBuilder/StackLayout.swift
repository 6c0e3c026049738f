/// What a stack view asks of the views it arranges.
struct StackLayout {
  let xml: XMLTree

  typealias Equation = (priority: Double, form: LinearForm)

  /// The equations of every stack that arranges a view without a frame.
  func equations(
    _ views: [ViewDraft], _ elements: [Int: Int], _ items: [LayoutItem], _ frameless: Set<Int>,
    _ system: inout LinearSystem
  ) -> [Equation] {
    var children: [Int: [Int]] = [:]
    for index in views.indices {
      guard let parent = views[index].parent, let element = elements[parent],
        xml[element].name == "stackView", !views[index].isHidden
      else { continue }
      children[parent, default: []].append(index)
    }
    var equations: [Equation] = []
    for stack in children.keys.sorted() {
      guard let arranged = children[stack], let element = elements[stack],
        arranged.contains(where: frameless.contains)
      else { continue }
      equations += arrange(arranged.map { items[$0] }, in: items[stack], element, &system)
    }
    return equations
  }

  private func arrange(
    _ views: [LayoutItem], in stack: LayoutItem, _ element: Int, _ system: inout LinearSystem
  ) -> [Equation] {
    guard let first = views.first, let last = views.last else { return [] }
    let isVertical = xml.attribute(element, "axis") == "vertical"
    let axis: LayoutItem.Axis = isVertical ? .vertical : .horizontal
    let distribution = xml.attribute(element, "distribution") ?? "fill"
    var gap = LinearForm(xml.number(element, "spacing") ?? 0)
    if distribution == "equalSpacing" || distribution == "equalCentering" {
      // The distance is whatever fills the stack.
      gap = system.unknown()
    }
    var equations: [Equation] = [
      (999, first.origin(axis).plus(stack.origin(axis), times: -1)),
      (999, end(last, axis).plus(end(stack, axis), times: -1)),
    ]
    for (view, next) in zip(views, views.dropFirst()) {
      equations.append(
        (999, next.origin(axis).plus(end(view, axis), times: -1).plus(gap, times: -1)))
      if distribution == "fillEqually" {
        equations.append((999, next.size(axis).plus(view.size(axis), times: -1)))
      }
    }
    return equations
      + align(views, in: stack, element, across: isVertical ? .horizontal : .vertical)
  }

  private func align(
    _ views: [LayoutItem], in stack: LayoutItem, _ element: Int, across axis: LayoutItem.Axis
  ) -> [Equation] {
    let alignment = xml.attribute(element, "alignment") ?? "fill"
    return views.flatMap { view -> [Equation] in
      let start = view.origin(axis).plus(stack.origin(axis), times: -1)
      let finish = end(view, axis).plus(end(stack, axis), times: -1)
      let middle = start.plus(finish)
      return switch alignment {
      case "fill": [(999, start), (999, finish)]
      case "trailing", "bottom": [(999, finish)]
      case "center": [(999, middle)]
      default: [(999, start)]
      }
    }
  }

  private func end(_ item: LayoutItem, _ axis: LayoutItem.Axis) -> LinearForm {
    item.origin(axis).plus(item.size(axis))
  }
}
