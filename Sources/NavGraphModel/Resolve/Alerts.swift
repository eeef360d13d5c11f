import NavGraphSyntax

// Pass 3: alerts, and the appearances of bars. `Fields.swift` resolves the text fields of alerts.
extension Resolver {
  mutating func resolveAlert(_ id: AlertID, from node: SyntaxNode) {
    var seen = KeywordSet()
    listNames.items.begin()
    let start = graph.buttons.count
    var cancel: SourceRange?
    var hasStrayTitle = false
    let owner = TextOwner.named(text(of: graph.alerts[id].declared.name))
    let parameters = graph.alerts[id].parameters
    let mark = scope.mark
    bind(parameters)
    defer { scope.leave(to: mark) }
    for item in node.children {
      switch item.kind {
      case .title:
        once(.title, seen: &seen, from: item, in: node)
        let syntax = TextSyntax(item)
        graph.alerts[id].title = resolveText(from: item, of: owner, parameters: parameters)
        guard let word = syntax.word else { break }
        report(.misplacedItem(text(of: word), of: "an alert's title", at: item.range(of: word)))
        hasStrayTitle = true
      case .message:
        once(.message, seen: &seen, from: item, in: node)
        graph.alerts[id].message = resolveText(from: item, of: owner, parameters: parameters)
      case .field:
        resolveField(from: item, of: id, owner: owner)
      case .button:
        let button = resolveButton(from: item, of: id, in: node, owner: owner, parameters: parameters)
        guard button.role == .cancel else { break }
        if let first = cancel {
          report(.settingTwice("cancel", at: item.range, first: first))
        } else {
          cancel = item.range
        }
      default: break
      }
    }
    graph.alerts[id].buttons = IDRange(start..<graph.buttons.count)
    let alert = graph.alerts[id]
    guard !breakage.touches(node.range), !hasStrayTitle else { return }
    let what = "the \(node.keyword == .confirm ? "action sheet" : "alert") `\(text(of: alert.declared.name))`"
    // An action sheet can consist of its buttons alone.
    if alert.kind == .alert, alert.title == nil, alert.message == nil {
      report(.missingPart(of: what, part: "a `title` or a `message`", at: alert.declared.nameRange))
    } else if alert.buttons.isEmpty {
      report(.missingPart(of: what, part: "a `button` that closes it", at: alert.declared.nameRange))
    }
  }

  private mutating func resolveButton(
    from item: SyntaxNode, of alert: AlertID, in node: SyntaxNode, owner: TextOwner, parameters: IDRange<Parameter>
  ) -> Button {
    let syntax = ButtonSyntax(item)
    var role = Button.Role.plain
    if let word = syntax.role { role = resolveWord(word, in: item, for: "button role") ?? .plain }
    let title = resolveText(from: item, of: owner, parameters: parameters)
    let test = resolveTest(from: syntax.test)
    var button = Button(
      name: syntax.name?.name ?? .empty, title: title, role: role, test: test, range: item.range,
      nameRange: item.range(of: syntax.name ?? item.token))
    button.returnsText = item.child(ofKind: .returned) != nil
    if let returned = syntax.returned { check(returned, from: item, role: role, of: alert, in: node) }
    let id = graph.buttons.append(button)
    if let name = syntax.name, let first = listNames.items.insert(name.name, value: id.index) {
      let other = graph.buttons[ID(raw: first)].range
      report(
        .duplicateItem(
          "button", named: text(of: name), at: item.range(of: name), first: other, fixes: repeatFixes(for: item.range, of: other)))
    }
    return button
  }

  mutating func resolveAppearance(_ id: AppearanceID, from node: SyntaxNode) {
    var seen = KeywordSet()
    for item in node.children where item.kind == .paint {
      guard let keyword = item.keyword else { continue }
      once(keyword, seen: &seen, from: item, in: node)
      guard let paint = resolvePaint(from: item, for: keyword) else { continue }
      if case .asset(let name) = paint { graph.appearances[id].assets.append((name, item.range)) }
      switch keyword {
      case .background: graph.appearances[id].background = paint
      case .title: graph.appearances[id].title = paint
      case .tint: graph.appearances[id].tint = paint
      default: break
      }
    }
  }

  private mutating func resolvePaint(from item: SyntaxNode, for keyword: Keyword) -> Appearance.Paint? {
    guard let value = PaintSyntax(item).value else { return nil }
    if value.kind == .string { return .asset(value.name) }
    switch (text(of: value), keyword) {
    case ("system", _): return .system
    case ("transparent", .background): return .transparent
    case ("opaque", .background): return .opaque
    default:
      let legal = keyword == .background ? ["transparent", "opaque", "system"] : ["system"]
      reportUnknownWord(value, in: item, for: "appearance \(keyword.text)", legal: legal)
      return nil
    }
  }
}
