import NavGraphSyntax

/// The kinds of content that are allowed at a position, and their name in messages.
package struct InstancePlace {
  /// The name of the expected content in messages, such as "screen".
  package var wanted: String
  /// Whether "did you mean" suggests a content. Other checks report the wrong kind.
  package var offers: @Sendable (Content) -> Bool
  /// Whether a `stack X` at this position is presented. All such uses share one inline stack.
  package var isPresented = false

  package static let pushed = InstancePlace(wanted: "screen") { if case .screen = $0 { true } else { false } }
  package static let contained = InstancePlace(wanted: "screen or container") {
    switch $0 {
    case .modal, .alert: false
    default: true
    }
  }
  package static let presented = InstancePlace(wanted: "modal, alert, or screen", offers: { _ in true }, isPresented: true)
}

// Instances: contents with arguments that actions, containers, and targets name.
extension Resolver {
  /// Resolves `stack Chat(id: chat)`. `isComplete` is false if an instance without arguments stays as declared elsewhere.
  package mutating func resolveInstance(from node: SyntaxNode?, in place: InstancePlace, isComplete: Bool = true) -> InstanceID? {
    guard let node else { return nil }
    let syntax = InstanceSyntax(node)
    let range = node.range
    guard let reference = syntax.reference, let name = reference.first else {
      return graph.instances.append(Instance(content: .unknown, arguments: .empty, range: range))
    }
    if reference.isQualified {
      report(.qualifiedName(named: reference.node.text, wanted: place.wanted, at: reference.range, meant: lastName(in: reference.node)))
      // The name after the last dot was probably meant.
      if let last = reference[reference.count - 1], let meaning = meaning(of: last.name) { poison(meaning) }
      if let list = syntax.arguments { _ = resolveArguments(from: list, of: nil, at: range) }
      return graph.instances.append(Instance(content: .unknown, arguments: .empty, range: range))
    }
    if isComplete, isProbe(name) { probe.takesArguments = true }
    let content = resolveContent(named: name, at: reference.node, kind: syntax.kind, in: place) { resolver, candidate in
      resolver.fit(syntax.arguments, to: candidate, named: name, isComplete: isComplete)
    }
    if content == .unknown {
      reports.add(
        MissingName.Use(arguments: syntax.arguments, kind: syntax.kind, place: place, isComplete: isComplete), toMissing: name.name)
    }
    return instance(of: content, from: syntax, in: place, isComplete: isComplete)
  }

  /// Returns the last of several names separated by dots, if it is a screen or container.
  private func lastName(in node: SyntaxNode) -> String? {
    let last = node.tokens[max(node.firstToken, node.endToken - 1)]
    guard last.kind == .word, case .content = meaning(of: last.name) else { return nil }
    return text(of: last)
  }

  /// Creates an instance of a content that is already known.
  private mutating func instance(
    of content: Content, from syntax: InstanceSyntax, in place: InstancePlace, isComplete: Bool
  ) -> InstanceID {
    let (arguments, range) = (syntax.arguments, syntax.node.range)
    // Most instances have neither parameters nor arguments.
    let run: IDRange<Argument>
    if content == .unknown {
      run = resolveArguments(from: arguments, of: nil, at: range)
    } else {
      run = resolveArguments(
        from: arguments, of: callee(of: .content(content)), at: range, isComplete: isComplete || arguments != nil)
    }
    var content = content
    if syntax.kind == .stack, case .screen(let screen) = content { content = .stack(inlineStack(of: screen, in: place, at: range)) }
    return graph.instances.append(Instance(content: content, arguments: run, range: range))
  }

  /// Returns the screen or container with a name.
  ///
  /// If there is none, `suits` determines whether one with a similar name may be meant.
  package mutating func resolveContent(
    named name: Token, at node: SyntaxNode, kind: Keyword?, in place: InstancePlace, suits: (Resolver, Content) -> Bool = { _, _ in true }
  ) -> Content {
    guard let meaning = use(name, in: node) else {
      let wanted = kind.map { $0 == .stack ? "stack or screen" : $0.text } ?? place.wanted
      reportUnknown(name, in: node, wanted: wanted, others: labels(atTabNamed: name)) { resolver, meaning in
        guard case .content(let content) = meaning, suits(resolver, content) else { return false }
        if let kind { return Resolver.fits(content, as: kind) }
        return place.offers(content)
      }
      return .unknown
    }
    guard case .content(let content) = meaning else {
      reportWrongKind(name, meaning: meaning, wanted: "a " + place.wanted, at: node.range(of: name))
      return .unknown
    }
    if let kind, !Resolver.fits(content, as: kind) {
      reportWrongKind(name, meaning: meaning, wanted: kind == .stack ? "a stack or a screen" : kind.withArticle, at: node.range(of: name))
      return .unknown
    }
    return content
  }

  private func labels(atTabNamed name: Token) -> [Label] {
    guard let tab = tabs.tabs(named: name.name).first else { return [] }
    return [Label(at: graph.tabs[tab].declared.nameRange, text: "a tab has this name: `select \(text(of: name))` shows it")]
  }

  /// Whether a similarly named content accepts the arguments that were written for `name`. Otherwise the name is that of a deleted screen.
  private func fit(_ arguments: SyntaxNode?, to content: Content, named name: Token, isComplete: Bool) -> Bool {
    guard !isProbe(name), let callee = callee(of: .content(content)) else { return true }
    // If the names differ in one letter, the arguments may be wrong instead.
    if Spelling.distance(text(of: callee.name), text(of: name), limit: 1) <= 1 { return true }
    guard let arguments else { return !isComplete || callee.parameters.allSatisfy { graph.parameters[$0].defaultValue != nil } }
    let written = arguments.children.filter { $0.kind == .argument }.map { ArgumentSyntax($0) }
    guard written.count <= callee.parameters.endIndex else { return false }
    return written.allSatisfy { argument in
      guard let label = argument.label else { return true }
      return callee.parameters.contains { graph.parameters[$0].name == label.name }
    }
  }

  /// Whether a kind keyword is allowed before a content. `stack X` creates a stack for a screen.
  static func fits(_ content: Content, as kind: Keyword) -> Bool {
    switch (kind, content) {
    case (.stack, .stack), (.stack, .screen), (.tabs, .tabs), (.split, .split), (.pages, .pages), (.screen, .screen), (.modal, .modal),
      (.alert, .alert):
      true
    default: false
    }
  }

  /// Creates an inline stack, which passes its parameters to its screen.
  private mutating func inlineStack(of screen: ScreenID, in place: InstancePlace, at range: SourceRange) -> StackID {
    if place.isPresented, let known = presentedStacks[screen] { return known }
    let parameters = graph.screens[screen].parameters
    var declared = graph.screens[screen].declared
    declared.range = range
    var stack = Stack(declared: declared, isInline: true)
    stack.parameters = parameters
    let start = graph.arguments.count
    for parameter in parameters { graph.arguments.append(Argument(parameter: parameter, value: .parameter(parameter), range: range)) }
    let arguments = parameters.isEmpty ? IDRange<Argument>.empty : IDRange(start..<graph.arguments.count)
    stack.root = graph.instances.append(Instance(content: .screen(screen), arguments: arguments, range: range))
    let id = graph.stacks.append(stack)
    if place.isPresented { presentedStacks[screen] = id }
    return id
  }
}

extension Keyword {
  /// The keyword with its article, such as "a stack" or "an alert".
  var withArticle: String { (self == .alert || self == .app || self == .events || self == .entry ? "an " : "a ") + text }
}
