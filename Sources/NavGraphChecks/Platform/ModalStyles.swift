import NavGraphModel
import NavGraphSyntax

/// The styles in which each modal can come up: those that it declares, and those that events and links ask for instead.
struct ModalStyles {
  private var asked: [[Style]]
  /// Whether something presents it as it declares itself; also where nothing presents it, unless the rest of the app may.
  private var isPlain: [Bool]

  init(_ graph: NavigationGraph) {
    asked = Array(repeating: [], count: graph.modals.count)
    isPlain = Array(repeating: false, count: graph.modals.count)
    for step in graph.steps {
      if case .present(let instance, let style) = step.action { add(graph.instances[instance].content, style) }
    }
    for step in graph.destinationSteps {
      if case .present(let instance, let style) = step.kind { add(graph.instances[instance].content, style) }
    }
    for value in graph.guards { if let flow = value.flow { add(graph.instances[flow].content, nil) } }
    if graph.isAlone { return }
    for id in graph.modals.ids where asked[id.index].isEmpty { isPlain[id.index] = true }
  }

  private mutating func add(_ content: Content, _ style: Style?) {
    guard case .modal(let id) = content else { return }
    guard let style else { return isPlain[id.index] = true }
    if !asked[id.index].contains(style) { asked[id.index].append(style) }
  }

  /// Every style that can come about, in the order of the source, the asked ones last.
  ///
  /// - Parameter isPointed: Whether each popover has something to point at. It has, unless that is reported or has left the screen.
  func styles(of id: ModalID, in graph: NavigationGraph, isPointed: Bool = false) -> [Style] {
    var result: [Style] = []
    if isPlain[id.index] {
      let uses = graph.styleUses[graph.modals[id].styles]
      for use in uses where !result.contains(use.style) { result.append(use.style) }
      // A device that no style is for gets the system's own, and so does a popover that has nothing to point at.
      let fallback = uses.filter { isPointed || $0.style != .popover }
      let covered = fallback.reduce(Idioms()) { $0.union($1.idioms.isEmpty ? .every : $1.idioms) }
      if covered != .every, !result.contains(.automatic) { result.append(.automatic) }
    }
    for style in asked[id.index] where !result.contains(style) { result.append(style) }
    return result
  }
}

extension Style {
  /// Whether it is a sheet, or becomes one where there is little room.
  var canBeSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    }
  }
}
