import NavGraphSyntax

// Pass 3: modals.
extension Resolver {
  mutating func resolveModal(_ id: ModalID, from node: SyntaxNode) {
    let mark = scope.mark
    bind(graph.modals[id].parameters)
    graph.modals[id].requires = resolveRequires(of: node)
    graph.modals[id].returns = resolveReturns(of: node)
    var seen = KeywordSet()
    for item in node.children { resolveModalItem(of: id, from: item, seen: &seen, in: node) }
    scope.leave(to: mark)
    let declared = graph.modals[id].declared
    if symbols.isStandIn(.content(.modal(id))) {
      graph.incomplete.insert(.modal(id))
    } else if graph.modals[id].contents.isEmpty {
      reportLack(of: "its `content`", in: .modal(id), named: "the modal `\(text(of: declared.name))`", at: declared.nameRange, node: node)
    }
  }

  private mutating func resolveModalItem(of id: ModalID, from item: SyntaxNode, seen: inout KeywordSet, in node: SyntaxNode) {
    switch item.kind {
    case .column:
      resolveContent(of: id, from: item, seen: &seen, in: node)
    case .styles:
      once(.style, seen: &seen, from: item, in: node)
      graph.modals[id].styles = resolveStyles(from: item)
    case .detents:
      once(.detents, seen: &seen, from: item, in: node)
      let start = graph.detents.count
      for child in item.children where child.kind == .detent {
        if let detent = resolveDetent(from: child) { graph.detents.append(detent) }
      }
      graph.modals[id].detents = IDRange(start..<graph.detents.count)
      graph.modals[id].detentsRange = item.range
    case .grabber:
      once(.grabber, seen: &seen, from: item, in: node)
      graph.modals[id].hasGrabber = true
      graph.modals[id].grabberRange = item.range
    case .undimmed:
      once(.undimmed, seen: &seen, from: item, in: node)
      graph.modals[id].isUndimmed = true
      graph.modals[id].undimmedRange = item.range
      graph.modals[id].undimmedUpTo = item.child(ofKind: .detent).flatMap { resolveDetent(from: $0) }
    case .setting:
      once(item.keyword ?? .dismissal, seen: &seen, from: item, in: node)
      switch item.keyword {
      case .compact:
        graph.modals[id].compact = resolveSetting(from: item, for: "`compact` option")
        graph.modals[id].compactRange = item.range
      case .placement:
        graph.modals[id].placement = resolveSetting(from: item, for: "sheet placement") ?? .automatic
        graph.modals[id].placementRange = item.range
      case .dismissal:
        graph.modals[id].dismissal = resolveSetting(from: item, for: "modal dismissal") ?? .free
        graph.modals[id].dismissalRange = item.range
      case .transition:
        graph.modals[id].transition = resolveSetting(from: item, for: "modal transition") ?? .standard
        graph.modals[id].transitionRange = item.range
      default: report(.misplacedItem(text(of: item.token), of: "a modal", at: item.range))
      }
    default: break
    }
  }

  /// Resolves styles: `pageSheet, popover on pad`.
  private mutating func resolveStyles(from node: SyntaxNode) -> IDRange<StyleUse> {
    let start = graph.styleUses.count
    var isWhole = true
    for child in node.children where child.kind == .style {
      let syntax = StyleSyntax(child)
      guard let word = syntax.style else { continue }
      let idioms = syntax.idiom.map { resolveIdiom($0, in: child) } ?? []
      if syntax.idiom != nil, idioms.isEmpty { isWhole = false }
      guard let style: Style = resolveWord(word, in: child, for: "modal style") else {
        isWhole = false
        continue
      }
      graph.styleUses.append(StyleUse(style: style, idioms: idioms, range: child.range))
    }
    // Nothing is concluded from an incomplete list of styles.
    return isWhole ? IDRange(start..<graph.styleUses.count) : .empty
  }

  private mutating func resolveDetent(from node: SyntaxNode) -> Detent? {
    let syntax = DetentSyntax(node)
    guard let word = syntax.name else { return nil }
    if let number = syntax.number {
      let written = node.tree.source.text(in: node.range(of: number))
      guard let value = Double(written), value > 0, value.isFinite, word.name != Name(.fraction) || value <= 1 else {
        let legal = word.name == Name(.fraction) ? "a fraction is greater than 0 and at most 1" : "a height is greater than 0"
        report(.numberOutOfRange(written, legal: legal, at: node.range(of: number)))
        return nil
      }
      return Detent(height: word.name == Name(.fraction) ? .fraction(value) : .points(value), range: node.range)
    }
    switch Keyword(word) {
    case .medium: return Detent(height: .medium, range: node.range)
    case .large: return Detent(height: .large, range: node.range)
    case .fraction, .height: return nil
    default:
      // Any other word is the name of a custom height, unless it is a misspelling or a synonym of `medium` or `large`.
      let written = text(of: word)
      let legal = ["medium", "large"]
      if isProbe(word) { offerWords(legal + ["fraction", "height"]) }
      let meant = legal.first { Spelling.distance(written, $0, limit: 2) <= 2 } ?? Spelling.meaning(of: written, among: legal)
      if meant != nil {
        report(.unknownDetent(UnresolvedName(text: written, range: node.range(of: word), legal: legal, meant: meant)))
        return nil
      }
      return Detent(height: .custom(word.name), range: node.range)
    }
  }
}
