import NavGraphModel
import NavGraphSyntax

/// The styles in which each modal can be presented: those that it declares, and those that events and links use instead.
struct ModalStyles {
  private var asked: [[Style]]
  /// Whether each modal is presented with its declared styles: some presentation does, or none uses another style and the whole app is
  /// known.
  private var isPlain: [Bool]

  init(in graph: NavigationGraph) {
    asked = Array(repeating: [], count: graph.modals.count)
    isPlain = Array(repeating: false, count: graph.modals.count)
    for step in graph.steps {
      if case .present(let instance, let style) = step.action { add(graph.instances[instance].content, with: style) }
    }
    for step in graph.destinationSteps {
      if case .present(let instance, let style) = step.kind { add(graph.instances[instance].content, with: style) }
    }
    for value in graph.guards { if let flow = value.flow { add(graph.instances[flow].content, with: nil) } }
    if graph.isAlone { return }
    for id in graph.modals.ids where asked[id.index].isEmpty { isPlain[id.index] = true }
  }

  private mutating func add(_ content: Content, with style: Style?) {
    guard case .modal(let id) = content else { return }
    guard let style else { return isPlain[id.index] = true }
    if !asked[id.index].contains(style) { asked[id.index].append(style) }
  }

  /// Returns all styles in which a modal can be presented, in source order, followed by those that events and links use.
  ///
  /// - Parameter isPointed: Whether each popover has an anchor. It has one unless that is reported, or the anchor has left the screen.
  func styles(of id: ModalID, in graph: NavigationGraph, isPointed: Bool = false) -> [Style] {
    var result: [Style] = []
    if isPlain[id.index] {
      let uses = graph.styleUses[graph.modals[id].styles]
      for use in uses where !result.contains(use.style) { result.append(use.style) }
      // The system chooses the style on devices without a declared style, and for a popover without an anchor.
      let fallback = uses.filter { isPointed || $0.style != .popover }
      let covered = fallback.reduce(Idioms()) { $0.union($1.idioms.isEmpty ? .every : $1.idioms) }
      if covered != .every, !result.contains(.automatic) { result.append(.automatic) }
    }
    for style in asked[id.index] where !result.contains(style) { result.append(style) }
    return result
  }
}

extension Style {
  /// Whether the style is a sheet, or becomes one in compact width.
  var canBeSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    }
  }
}
