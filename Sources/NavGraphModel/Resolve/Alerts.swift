import NavGraphSyntax

// Pass 3: alerts, and the appearances of bars. `Fields.swift` resolves the text fields of alerts.
extension Resolver {
  mutating func resolveAlert(_ id: AlertID, _ node: SyntaxNode) {
    var seen = KeywordSet()
    listNames.items.begin()
    let start = graph.buttons.count
    var cancel: SourceRange?
    var hasStrayTitle = false
    let owner = TextOwner.named(text(graph.alerts[id].declared.name))
    let parameters = graph.alerts[id].parameters
    let mark = scope.mark
    bind(parameters)
    defer { scope.leave(to: mark) }
    for item in node.children {
      switch item.kind {
      case .title:
        once(.title, &seen, item, in: node)
        let syntax = TextSyntax(item)
        graph.alerts[id].title = resolveText(item, of: owner, parameters)
        guard let word = syntax.word else { break }
        report(.misplacedItem(text(word), of: "an alert's title", at: item.range(of: word)))
        hasStrayTitle = true
      case .message:
        once(.message, &seen, item, in: node)
        graph.alerts[id].message = resolveText(item, of: owner, parameters)
      case .field:
        resolveField(item, of: id, owner)
      case .button:
        let button = resolveButton(item, of: id, in: node, owner, parameters)
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
    let what = "the \(node.keyword == .confirm ? "action sheet" : "alert") `\(text(alert.declared.name))`"
    // An action sheet can consist of its buttons alone.
    if alert.kind == .alert, alert.title == nil, alert.message == nil {
      report(.missingPart(what, "a `title` or a `message`", at: alert.declared.nameRange))
    } else if alert.buttons.isEmpty {
      report(.missingPart(what, "a `button` that closes it", at: alert.declared.nameRange))
    }
  }

  private mutating func resolveButton(
    _ item: SyntaxNode, of alert: AlertID, in node: SyntaxNode, _ owner: TextOwner, _ parameters: IDRange<Parameter>
  ) -> Button {
    let syntax = ButtonSyntax(item)
    var role = Button.Role.plain
    if let word = syntax.role { role = resolveWord(word, item, for: "button role") ?? .plain }
    let title = resolveText(item, of: owner, parameters)
    let test = resolveTest(syntax.test)
    var button = Button(
      name: syntax.name?.name ?? .empty, title: title, role: role, test: test, range: item.range,
      nameRange: item.range(of: syntax.name ?? item.token))
    button.returnsText = item.child(.returned) != nil
    if let returned = syntax.returned { check(returned, item, role, of: alert, in: node) }
    let id = graph.buttons.append(button)
    if let name = syntax.name, let first = listNames.items.insert(name.name, id.index) {
      let other = graph.buttons[ID(raw: first)].range
      report(
        .duplicateItem("button", text(name), at: item.range(of: name), first: other, fixes: repeatFixes(item.range, of: other)))
    }
    return button
  }

  mutating func resolveAppearance(_ id: AppearanceID, _ node: SyntaxNode) {
    var seen = KeywordSet()
    for item in node.children where item.kind == .paint {
      guard let keyword = item.keyword else { continue }
      once(keyword, &seen, item, in: node)
      guard let paint = resolvePaint(item, keyword) else { continue }
      if case .asset(let name) = paint { graph.appearances[id].assets.append((name, item.range)) }
      switch keyword {
      case .background: graph.appearances[id].background = paint
      case .title: graph.appearances[id].title = paint
      case .tint: graph.appearances[id].tint = paint
      default: break
      }
    }
  }

  private mutating func resolvePaint(_ item: SyntaxNode, _ keyword: Keyword) -> Appearance.Paint? {
    guard let value = PaintSyntax(item).value else { return nil }
    if value.kind == .string { return .asset(value.name) }
    switch (text(value), keyword) {
    case ("system", _): return .system
    case ("transparent", .background): return .transparent
    case ("opaque", .background): return .opaque
    default:
      let legal = keyword == .background ? ["transparent", "opaque", "system"] : ["system"]
      reportUnknownWord(value, item, for: "appearance \(keyword.text)", legal: legal)
      return nil
    }
  }
}
