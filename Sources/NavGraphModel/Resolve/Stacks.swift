import NavGraphSyntax

// Pass 3: stacks, splits, and pages.
extension Resolver {
  mutating func resolveStack(_ id: StackID, _ node: SyntaxNode) {
    let mark = scope.mark
    bind(graph.stacks[id].parameters)
    graph.stacks[id].requires = resolveRequires(of: node)
    graph.stacks[id].returns = resolveReturns(of: node)
    var seen = KeywordSet()
    for item in node.children {
      switch item.kind {
      case .stackRoot:
        once(.root, &seen, item, in: node)
        let root = resolveInstance(item.child(.instance), in: .contained)
        if graph.stacks[id].root == nil { graph.stacks[id].root = root }
      case .barUse:
        once(.bar, &seen, item, in: node)
        graph.stacks[id].bar = resolveBar(item)
      default: break
      }
    }
    scope.leave(to: mark)
    let declared = graph.stacks[id].declared
    if graph.stacks[id].root == nil {
      reportLack(of: "`root` and its first screen", in: .stack(id), "the stack `\(text(declared.name))`", at: declared.nameRange, node)
    }
  }

  mutating func resolveSplit(_ id: SplitID, _ node: SyntaxNode) {
    graph.splits[id].requires = resolveRequires(of: node)
    var seen = KeywordSet()
    for item in node.children {
      switch item.kind {
      case .column:
        guard let column = resolveColumn(item.token, item) else { break }
        if let keyword = item.keyword { once(keyword, &seen, item, in: node) }
        let instance = resolveInstance(item.child(.instance), in: .contained)
        if graph.splits[id][column] == nil { graph.splits[id][column] = instance }
      case .collapse:
        once(.collapses, &seen, item, in: node)
        guard let word = item.token(2) else { break }
        let legal = ["sidebar", "content", "detail"]
        if text(word) == "inspector" || !Column.allCases.contains(where: { $0.text == text(word) }) {
          reportUnknownWord(word, item, for: "column to collapse to", legal: legal)
        } else {
          graph.splits[id].collapsesTo = resolveColumn(word, item)
          graph.splits[id].collapsesRange = item.range
        }
      case .setting:
        once(item.keyword ?? .display, &seen, item, in: node)
        if item.keyword == .display {
          resolveDisplay(id, item)
        } else {
          report(.misplacedItem(text(item.token), of: "a split", at: item.range))
        }
      case .barUse:
        once(.bar, &seen, item, in: node)
        graph.splits[id].bar = resolveBar(item)
      default: break
      }
    }
    let split = graph.splits[id]
    if split.sidebar == nil || split.detail == nil {
      let missing = split.sidebar == nil ? split.detail == nil ? "`sidebar` and `detail`" : "`sidebar`" : "`detail`"
      reportLack(of: missing, in: .split(id), "the split `\(text(split.declared.name))`", at: split.declared.nameRange, node)
    }
  }

  /// Resolves `display oneBesideSecondary tile`: the visible columns and their behavior, in any order.
  private mutating func resolveDisplay(_ id: SplitID, _ node: SyntaxNode) {
    graph.splits[id].displayRange = node.range
    for word in SettingSyntax(node).words {
      if let display = Split.Display(rawValue: text(word)) {
        graph.splits[id].display = display
      } else if let behavior = Split.Behavior(rawValue: text(word)) {
        graph.splits[id].behavior = behavior
      } else {
        let legal = Split.Display.allCases.map(\.rawValue) + Split.Behavior.allCases.map(\.rawValue).filter { $0 != "automatic" }
        reportUnknownWord(word, node, for: "split display", legal: legal)
      }
    }
  }

  mutating func resolvePages(_ id: PagesID, _ node: SyntaxNode) {
    let mark = scope.mark
    bind(graph.pageSets[id].parameters)
    graph.pageSets[id].requires = resolveRequires(of: node)
    graph.pageSets[id].returns = resolveReturns(of: node)
    var seen = KeywordSet()
    let start = graph.pages.count
    for item in node.children {
      switch item.kind {
      case .page:
        guard let instance = resolveInstance(item.child(.instance), in: .contained) else { break }
        graph.pages.append(Page(instance: instance, range: item.range))
      case .setting:
        once(item.keyword ?? .transition, &seen, item, in: node)
        if item.keyword == .transition {
          graph.pageSets[id].transition = resolveSetting(item, for: "page transition") ?? .scroll
          graph.pageSets[id].transitionRange = item.range
        } else {
          report(.misplacedItem(text(item.token), of: "pages", at: item.range))
        }
      case .barUse: report(.misplacedItem("bar", of: "pages", at: item.range))
      default: break
      }
    }
    scope.leave(to: mark)
    graph.pageSets[id].pages = IDRange(start..<graph.pages.count)
    let declared = graph.pageSets[id].declared
    if start == graph.pages.count {
      reportLack(of: "a `page`", in: .pages(id), "`\(text(declared.name))`", at: declared.nameRange, node)
    }
  }

  /// Reports a container or modal that lacks a part, and marks it as incomplete.
  mutating func reportLack(of part: String, in content: Content, _ what: String, at range: SourceRange, _ node: SyntaxNode) {
    graph.incomplete.insert(content)
    if !breakage.touches(node.range) { report(.missingPart(what, part, at: range)) }
  }

  /// Resolves `returns T`, and reports a second one.
  mutating func resolveReturns(of head: SyntaxNode) -> TypeID? {
    var found: (type: TypeID, range: SourceRange)?
    for child in head.children where child.kind == .returns {
      let type = child.child(.typeUse).map { resolveType($0) } ?? .unknown
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
  mutating func resolveBar(_ node: SyntaxNode) -> AppearanceID? {
    guard let reference = node.child(.reference).map(ReferenceSyntax.init), let name = reference.first else { return nil }
    if reference.isQualified {
      report(.qualifiedName(reference.node.text, wanted: "appearance", at: reference.range))
      return nil
    }
    switch use(name, in: reference.node) {
    case .appearance(let id)?:
      used.mark(.appearance(id))
      return id
    case let other?:
      reportWrongKind(name, other, wanted: "an appearance", at: reference.range)
    case nil: reportUnknown(name, reference.node, wanted: "appearance") { if case .appearance = $1 { true } else { false } }
    }
    return nil
  }
}
