import NavGraphSyntax

// Pass 3: the text fields of alerts, and the buttons that return their text.
extension Resolver {
  /// Resolves `field name "Name" = "{current}" required`.
  mutating func resolveField(from item: SyntaxNode, of alert: AlertID, owner: TextOwner) {
    let syntax = FieldSyntax(item)
    let parameters = graph.alerts[alert].parameters
    var field = Field(name: syntax.name?.name ?? .empty, range: item.range, nameRange: item.range(of: syntax.name ?? item.token))
    field.placeholder = resolveText(from: item, of: owner, parameters: parameters)
    if let initial = syntax.initial { field.initial = resolveText(from: initial, of: owner, parameters: parameters) }
    for word in syntax.words { resolve(word, in: item, of: &field) }
    if graph.alerts[alert].kind == .confirm {
      report(.actionSheetWithField(named: text(of: graph.alerts[alert].declared.name), at: item.range))
    } else if let first = graph.alerts[alert].field {
      report(.severalFields(of: text(of: graph.alerts[alert].declared.name), at: item.range, first: first.range))
      return
    }
    graph.alerts[alert].field = field
  }

  private mutating func resolve(_ word: Token, in item: SyntaxNode, of field: inout Field) {
    guard let meant: Field.Word = resolveWord(word, in: item, for: "field option") else { return }
    let isSaid: Bool
    switch meant {
    case .secure:
      isSaid = field.isSecure
      field.isSecure = true
    case .required:
      isSaid = field.isRequired
      field.isRequired = true
    case .email, .number, .decimal, .phone, .url:
      isSaid = field.keyboard != nil
      field.keyboard = field.keyboard ?? Field.Keyboard(rawValue: meant.rawValue)
    }
    if isSaid { report(.oneWordTooMany(text(of: word), for: "field option of this kind", at: item.range(of: word))) }
  }

  /// Reports a button that returns a field which the alert doesn't have. The field may follow the button.
  mutating func check(_ name: Token, from item: SyntaxNode, role: Button.Role, of alert: AlertID, in node: SyntaxNode) {
    let range = item.range(of: name)
    let fields = node.children.filter { $0.kind == .field }
    let legal = fields.prefix(8).compactMap { FieldSyntax($0).name.map { text(of: $0) } }
    let what = text(of: graph.alerts[alert].declared.name)
    if isProbe(name) { return offerWords(legal) }
    guard legal.contains(text(of: name)) else {
      if breakage.touches(node.range) || breakage.isUnsure(range) { return }
      report(
        .unknownField(unresolved(name, in: item, legal: legal), of: what, canHaveOne: graph.alerts[alert].kind == .alert))
      return
    }
    if let field = fields.first(where: { FieldSyntax($0).name?.name == name.name }), let declared = FieldSyntax(field).name {
      noteUse(at: range, of: field.range(of: declared))
    }
    guard role == .cancel else { return }
    report(
      .cancelReturns(
        of: ButtonSyntax(item).name.map { text(of: $0) } ?? "", field: text(of: name), at: item.child(ofKind: .returned)?.range ?? range))
  }
}
