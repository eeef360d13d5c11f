import NavGraphSyntax

// Pass 3: stacks, splits, and pages.
extension Resolver {
  mutating func resolveStack(_ id: StackID, from node: SyntaxNode) {
    let mark = scope.mark
    bind(graph.stacks[id].parameters)
    graph.stacks[id].requires = resolveRequires(of: node)
    graph.stacks[id].returns = resolveReturns(of: node)
    var seen = KeywordSet()
    for item in node.children {
      switch item.kind {
      case .stackRoot:
        once(.root, seen: &seen, from: item, in: node)
        let root = resolveInstance(from: item.child(ofKind: .instance), in: .contained)
        if graph.stacks[id].root == nil { graph.stacks[id].root = root }
      case .barUse:
        once(.bar, seen: &seen, from: item, in: node)
        graph.stacks[id].bar = resolveBar(from: item)
      default: break
      }
    }
    scope.leave(to: mark)
    let declared = graph.stacks[id].declared
    if graph.stacks[id].root == nil {
      reportLack(
        of: "`root` and its first screen", in: .stack(id), named: "the stack `\(text(of: declared.name))`", at: declared.nameRange,
        node: node)
    }
  }

  mutating func resolveSplit(_ id: SplitID, from node: SyntaxNode) {
    graph.splits[id].requires = resolveRequires(of: node)
    var seen = KeywordSet()
    for item in node.children {
      switch item.kind {
      case .column:
        guard let column = resolveColumn(item.token, in: item) else { break }
        if let keyword = item.keyword { once(keyword, seen: &seen, from: item, in: node) }
        let instance = resolveInstance(from: item.child(ofKind: .instance), in: .contained)
        if graph.splits[id][column] == nil { graph.splits[id][column] = instance }
      case .collapse:
        once(.collapses, seen: &seen, from: item, in: node)
        guard let word = item.token(at: 2) else { break }
        let legal = ["sidebar", "content", "detail"]
        if text(of: word) == "inspector" || !Column.allCases.contains(where: { $0.text == text(of: word) }) {
          reportUnknownWord(word, in: item, for: "column to collapse to", legal: legal)
        } else {
          graph.splits[id].collapsesTo = resolveColumn(word, in: item)
          graph.splits[id].collapsesRange = item.range
        }
      case .setting:
        once(item.keyword ?? .display, seen: &seen, from: item, in: node)
        if item.keyword == .display {
          resolveDisplay(of: id, from: item)
        } else {
          report(.misplacedItem(text(of: item.token), of: "a split", at: item.range))
        }
      case .barUse:
        once(.bar, seen: &seen, from: item, in: node)
        graph.splits[id].bar = resolveBar(from: item)
      default: break
      }
    }
    let split = graph.splits[id]
    if split.sidebar == nil || split.detail == nil {
      let missing = split.sidebar == nil ? split.detail == nil ? "`sidebar` and `detail`" : "`sidebar`" : "`detail`"
      reportLack(
        of: missing, in: .split(id), named: "the split `\(text(of: split.declared.name))`", at: split.declared.nameRange, node: node)
    }
  }

  /// Resolves `display oneBesideSecondary tile`: the visible columns and their behavior, in any order.
  private mutating func resolveDisplay(of id: SplitID, from node: SyntaxNode) {
    graph.splits[id].displayRange = node.range
    for word in SettingSyntax(node).words {
      if let display = Split.Display(rawValue: text(of: word)) {
        graph.splits[id].display = display
      } else if let behavior = Split.Behavior(rawValue: text(of: word)) {
        graph.splits[id].behavior = behavior
      } else {
        let legal = Split.Display.allCases.map(\.rawValue) + Split.Behavior.allCases.map(\.rawValue).filter { $0 != "automatic" }
        reportUnknownWord(word, in: node, for: "split display", legal: legal)
      }
    }
  }

  mutating func resolvePages(_ id: PagesID, from node: SyntaxNode) {
    let mark = scope.mark
    bind(graph.pageSets[id].parameters)
    graph.pageSets[id].requires = resolveRequires(of: node)
    graph.pageSets[id].returns = resolveReturns(of: node)
    var seen = KeywordSet()
    let start = graph.pages.count
    for item in node.children {
      switch item.kind {
      case .page:
        guard let instance = resolveInstance(from: item.child(ofKind: .instance), in: .contained) else { break }
        graph.pages.append(Page(instance: instance, range: item.range))
      case .setting:
        once(item.keyword ?? .transition, seen: &seen, from: item, in: node)
        if item.keyword == .transition {
          graph.pageSets[id].transition = resolveSetting(from: item, for: "page transition") ?? .scroll
          graph.pageSets[id].transitionRange = item.range
        } else {
          report(.misplacedItem(text(of: item.token), of: "pages", at: item.range))
        }
      case .barUse: report(.misplacedItem("bar", of: "pages", at: item.range))
      default: break
      }
    }
    scope.leave(to: mark)
    graph.pageSets[id].pages = IDRange(start..<graph.pages.count)
    let declared = graph.pageSets[id].declared
    if start == graph.pages.count {
      reportLack(of: "a `page`", in: .pages(id), named: "`\(text(of: declared.name))`", at: declared.nameRange, node: node)
    }
  }

  /// Reports a container or modal that lacks a part, and marks it as incomplete.
  mutating func reportLack(of part: String, in content: Content, named what: String, at range: SourceRange, node: SyntaxNode) {
    graph.incomplete.insert(content)
    if !breakage.touches(node.range) { report(.missingPart(of: what, part: part, at: range)) }
  }

  /// Resolves `returns T`, and reports a second one.
  mutating func resolveReturns(of head: SyntaxNode) -> TypeID? {
    var found: (type: TypeID, range: SourceRange)?
    for child in head.children where child.kind == .returns {
      let type = child.child(ofKind: .typeUse).map { resolveType(from: $0) } ?? .unknown
      if let first = found {
        report(.settingTwice("returns", at: child.range, first: first.range))
      } else {
        found = (type, child.range)
        types.addReturned(type, in: graph)
      }
    }
    return found?.type
  }

  /// Resolves `bar Brand`.
  mutating func resolveBar(from node: SyntaxNode) -> AppearanceID? {
    guard let reference = node.child(ofKind: .reference).map(ReferenceSyntax.init), let name = reference.first else { return nil }
    if reference.isQualified {
      report(.qualifiedName(named: reference.node.text, wanted: "appearance", at: reference.range))
      return nil
    }
    switch use(name, in: reference.node) {
    case .appearance(let id)?:
      used.mark(.appearance(id))
      return id
    case let other?:
      reportWrongKind(name, meaning: other, wanted: "an appearance", at: reference.range)
    case nil: reportUnknown(name, in: reference.node, wanted: "appearance") { if case .appearance = $1 { true } else { false } }
    }
    return nil
  }
}
