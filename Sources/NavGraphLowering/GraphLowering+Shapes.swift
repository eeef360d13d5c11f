import NavGraphModel

// Lowers the initial content of containers and modals, and the appearance of modals.
extension GraphLowering {
  func shape(of instance: InstanceID?, with bindings: Bindings = [:]) -> Lowered.Shape {
    guard let instance else { return .blank }
    let content = graph.instances[instance].content
    if case .screen = content { return screen(of: instance, with: bindings).map { .screen($0) } ?? .blank }
    return shape(
      of: content, with: self.bindings(of: graph.parameters(of: content), from: graph.instances[instance].arguments, outer: bindings))
  }

  /// Returns the shape of content whose parameters keep their own names.
  func ownShape(of content: Content) -> Lowered.Shape {
    guard case .screen(let id) = content else { return shape(of: content, with: [:]) }
    return .screen(
      Lowered.Made(id, arguments: graph.screens[id].parameters.map { Lowered.Argument(parameter: $0, value: .parameter($0)) }))
  }

  private func shape(of content: Content, with bindings: Bindings) -> Lowered.Shape {
    switch content {
    case .stack(let id):
      let root = graph.stacks[id].root.flatMap { screen(of: $0, with: bindings) }
      return .stack(id, root.map { [$0] } ?? [])
    case .tabs(let id): return .tabs(id, contentTabs[id.index].map { shape(of: graph.tabs[$0].content) })
    case .split(let id): return .split(id)
    case .pages(let id): return .pages(id, graph.pageSets[id].pages.compactMap { screen(of: graph.pages[$0].instance, with: bindings) })
    case .screen, .modal, .alert, .unknown: return .blank
    }
  }

  func columns(of split: SplitID) -> [Lowered.ColumnShape] {
    Column.allCases.compactMap { column in
      graph.splits[split][column].map { Lowered.ColumnShape(column: column, shape: shape(of: $0)) }
    }
  }

  func presentation(of content: Content) -> Lowered.Presentation {
    switch content {
    case .alert(let id): .alert(id)
    case .modal(let id): .flow(shape(of: graph.content(of: id)), sheet(for: graph.modals[id]))
    default: .flow(ownShape(of: content), ownSheet(of: content))
    }
  }

  /// Returns the content of a modal for each group of idioms that has its own.
  func otherShapes(of content: Content) -> [Lowered.IdiomShape] {
    guard case .modal(let id) = content else { return [] }
    return zip(0..., graph.contents(of: id)).compactMap { variant, instance in
      if variant == graph.variant(of: id) { return nil }
      return Lowered.IdiomShape(idioms: graph.idioms(ofVariant: variant, of: id), shape: shape(of: instance))
    }
  }

  /// Returns the sheet of content that isn't a modal. A guard flow is full
  /// screen. A step that presents the same content specifies its style itself.
  private func ownSheet(of content: Content) -> Lowered.Sheet {
    guard guardFlows.contains(content) else { return Lowered.Sheet() }
    return Lowered.Sheet(styles: [Lowered.StyleChoice(style: .fullScreen, idiom: nil)])
  }

  private func sheet(for modal: Modal) -> Lowered.Sheet {
    let upTo = modal.undimmedUpTo.map { Lowered.Dimming.above(detent(for: $0)) }
    return Lowered.Sheet(
      styles: graph.styleUses[modal.styles].flatMap(choices), dismissal: modal.dismissal, compact: modal.compact,
      transition: modal.transition, detents: graph.detents[modal.detents].map(detent), hasGrabber: modal.hasGrabber,
      dimming: modal.isUndimmed ? upTo ?? .never : .always, placement: modal.placement)
  }

  private func choices(of use: StyleUse) -> [Lowered.StyleChoice] {
    if use.idioms.isEmpty { return [Lowered.StyleChoice(style: use.style, idiom: nil)] }
    return Idioms.words.filter { use.idioms.contains($0.1) }.map { Lowered.StyleChoice(style: use.style, idiom: $0.1) }
  }

  private func detent(for detent: Detent) -> Lowered.Detent {
    switch detent.height {
    case .medium: .medium
    case .large: .large
    case .fraction(let part): .fraction(part.isFinite ? part : 1)
    case .points(let points): .height(points.isFinite ? points : 1)
    case .custom(let name): .named(graph.text(of: name))
    }
  }
}
