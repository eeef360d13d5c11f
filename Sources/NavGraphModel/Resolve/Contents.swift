import NavGraphSyntax

// Pass 3: the contents of modals for each device.
extension Resolver {
  /// Resolves `content ComposeSplit(to) on pad`.
  mutating func resolveContent(of id: ModalID, from item: SyntaxNode, seen: inout KeywordSet, in node: SyntaxNode) {
    let instance = resolveInstance(from: item.child(ofKind: .instance), in: .contained)
    let onIdioms = item.child(ofKind: .onIdioms)
    var idioms = resolveIdioms(from: onIdioms)
    if onIdioms != nil, idioms.isEmpty {
      // An `on` without known words was reported. The content counts for the remaining idioms, not for all.
      let others = graph.modalContents[graph.modals[id].contents].map(\.idioms)
      if !others.isEmpty { idioms = others.reduce(graph.meantIdioms) { $1.isEmpty ? [] : $0.subtracting($1) } }
      if !others.isEmpty, idioms.isEmpty {
        graph.incomplete.insert(.modal(id))
        return
      }
    } else if idioms.isEmpty {
      if graph.modalContents[graph.modals[id].contents].contains(where: \.idioms.isEmpty) {
        return once(.content, seen: &seen, from: item, in: node)
      }
      _ = seen.insert(.content)
    } else if let first = graph.modalContents[graph.modals[id].contents].first(where: { !$0.idioms.isDisjoint(with: idioms) }) {
      let both = names(of: first.idioms.intersection(idioms)).joined(separator: " and ")
      report(.twoContents(of: text(of: graph.modals[id].declared.name), on: both, at: item.range, first: first.range))
      // The content still applies to the other idioms.
      for other in graph.modalContents[graph.modals[id].contents] { idioms.subtract(other.idioms) }
      if idioms.isEmpty { return }
    }
    guard let instance else {
      graph.incomplete.insert(.modal(id))
      return
    }
    // Each content is for other idioms, so they are few, and contiguous in the table.
    let added = graph.modalContents.append(ModalContent(instance: instance, idioms: idioms, range: item.range))
    let start = graph.modals[id].contents.isEmpty ? added.index : graph.modals[id].contents.indices.lowerBound
    graph.modals[id].contents = IDRange(start..<added.index + 1)
  }

  /// Compares the contents of each modal, which must be one flow on all devices, after all containers and roots are resolved.
  mutating func compareContents() {
    compareReturns()
    let wanted = graph.rootIdioms ?? graph.meantIdioms
    for declaration in declarations.all {
      guard case .named(.content(.modal(let id))) = declaration.entity else { continue }
      let contents = Array(graph.modalContents[graph.modals[id].contents])
      guard contents.contains(where: { !$0.idioms.isEmpty }), !breakage.touches(declaration.node.range) else { continue }
      reportLack(of: wanted, among: contents, in: id, node: declaration.node)
      if contents.count > 1 { compare(contents, of: id) }
    }
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow, case .modal(let modal) = graph.instances[flow].content,
        graph.modals[modal].contents.count > 1
      else { continue }
      report(
        .flowByIdiom(
          text(of: graph.modals[modal].declared.name), of: text(of: graph.guards[id].declared.name), at: graph.instances[flow].range,
          contents: graph.modalContents[graph.modals[modal].contents].map(\.range)))
    }
  }

  private mutating func reportLack(of wanted: Idioms, among contents: [ModalContent], in id: ModalID, node: SyntaxNode) {
    if graph.incomplete.contains(.modal(id)) || contents.contains(where: \.idioms.isEmpty) { return }
    let missing = contents.reduce(wanted) { $0.subtracting($1.idioms) }
    guard !missing.isEmpty else { return }
    let declared = graph.modals[id].declared
    var onIdioms: SourceRange?
    if contents.count == 1, let item = node.children.first(where: { $0.kind == .column }), let own = item.child(ofKind: .onIdioms),
      let instance = item.child(ofKind: .instance)
    {
      onIdioms = SourceRange(file: own.range.file, start: instance.range.end, end: own.range.end)
    }
    report(
      .lackingContent(
        of: text(of: declared.name), on: names(of: missing).joined(separator: ", "), at: declared.nameRange,
        contents: contents.map(\.range),
        onIdioms: onIdioms))
  }

  /// Reports contents with different results, and contents that have guards themselves.
  private mutating func compare(_ contents: [ModalContent], of id: ModalID) {
    let modal = text(of: graph.modals[id].declared.name)
    for content in contents {
      let shown = graph.instances[content.instance].content
      if case .screen = shown { continue }
      guard !graph.requirements(of: shown).isEmpty, let declared = graph.declared(of: shown) else { continue }
      report(.askingContent(of: modal, content: name(of: shown), at: content.range, declared: declared.nameRange))
    }
    guard graph.modals[id].returns == nil, let first = contents.first else { return }
    func flow(of content: ModalContent, returning type: TypeID?) -> ReturningFlow {
      let result = type.map { describe($0) } ?? "nothing"
      return ReturningFlow(
        name: name(of: graph.instances[content.instance].content), result: result.withArticle, range: content.range)
    }
    let usual = returnedType(by: first)
    for content in contents.dropFirst() {
      let own = returnedType(by: content)
      if own == usual || own == .unknown || usual == .unknown { continue }
      report(.differentContents(of: modal, flow(of: content, returning: own), first: flow(of: first, returning: usual)))
    }
  }

  /// Returns the result type of a stack or pages that is a modal's whole content.
  private func returnedType(by content: ModalContent) -> TypeID? {
    switch graph.instances[content.instance].content {
    case .stack(let id): graph.stacks[id].returns
    case .pages(let id): graph.pageSets[id].returns
    case .unknown: .unknown
    default: nil
    }
  }

  /// Reports a modal whose `returns` differs from that of its content.
  private mutating func compareReturns() {
    for declaration in declarations.all {
      guard case .named(.content(.modal(let id))) = declaration.entity, let outer = graph.modals[id].returns else { continue }
      for content in graph.contents(of: id) {
        let content = graph.instances[content].content
        guard let inner = graph.returns(content), inner != outer, inner != .unknown, outer != .unknown,
          let other = graph.declared(of: content)
        else { continue }
        report(
          .differentReturns(
            of: ReturningFlow(
              name: text(of: graph.modals[id].declared.name), result: describe(outer).withArticle,
              range: declaration.node.child(ofKind: .returns)?.range ?? declaration.node.range),
            content: ReturningFlow(name: text(of: other.name), result: describe(inner).withArticle, range: other.nameRange)))
        break
      }
    }
  }
}
