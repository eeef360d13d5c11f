import NavGraphSyntax

// The steps of a target.
extension Resolver {
  /// Takes a step of a target. `name` replaces the reference of a step such as `Desk.help`.
  mutating func take(_ step: SyntaxNode, in walk: inout TargetWalk, name: Token? = nil) {
    switch step.kind {
    case .present: takePresent(from: step, in: &walk)
    case .stepColumn: takeColumn(from: step, in: &walk)
    case .stepPage: takePage(from: step, in: &walk)
    case .instance: takeName(from: step, in: &walk, qualified: name)
    default: break
    }
  }

  mutating func append(_ kind: DestinationStep.Kind, at node: SyntaxNode) {
    graph.destinationSteps.append(DestinationStep(kind: kind, range: node.range))
  }

  /// Appends a step for each first tab down to the content that is shown.
  mutating func descend(in walk: inout TargetWalk) {
    // Tabs inside themselves have a separate diagnostic.
    for _ in 0..<16 {
      guard case .container(.tabs(let tabs)) = walk.place else { return }
      guard let first = graph.firstTab(of: tabs) else {
        walk.place = .unknown
        return
      }
      graph.destinationSteps.append(DestinationStep(kind: .tab(first), range: graph.tabs[first].declared.nameRange))
      enter(graph.tabs[first].content, in: &walk)
    }
    walk.place = .unknown
  }

  func enter(_ instance: InstanceID?, in walk: inout TargetWalk) {
    walk.namedRoot = nil
    let content = instance.map { graph.instances[$0].content } ?? .unknown
    switch content {
    case .unknown: walk.place = .unknown
    case _ where isHalfWritten(content): walk.place = .unknown
    case .modal(let modal):
      // A modal as the content of a modal has a separate diagnostic.
      let shown = graph.content(of: modal, on: walk.idiom)
      let inner = shown.map { graph.instances[$0].content } ?? .unknown
      if case .modal = inner { walk.place = .unknown } else { enter(shown, in: &walk) }
    default: walk.place = .container(content)
    }
  }

  /// Takes a step such as `present M(...)`.
  private mutating func takePresent(from step: SyntaxNode, in walk: inout TargetWalk) {
    descend(in: &walk)
    guard case .present(let instance, let style) = silently(when: walk.isRepeated, body: { $0.resolvePresent(from: PresentSyntax(step)) })
    else {
      walk.place = .unknown
      return
    }
    if walk.place.isUnknown { poison(.content(graph.instances[instance].content)) }
    append(.present(instance, style: style), at: step)
    walk.presented = instance
    walk.split = nil
    enter(instance, in: &walk)
  }

  /// Takes a step such as `content PeopleList(group)`.
  private mutating func takeColumn(from step: SyntaxNode, in walk: inout TargetWalk) {
    guard let column = resolveColumn(step.token, in: step) else { return }
    walk.namedRoot = nil
    let syntax = step.child(ofKind: .instance).map(InstanceSyntax.init)
    descend(in: &walk)
    if case .container(.split(let split)) = walk.place { walk.split = split }
    guard let split = walk.split else {
      let place = place(of: walk)
      if case .unknown = walk.place {
      } else {
        misplaced(
          Diagnostic(
            .misplacedStep, message: "`\(column.text)` needs a split", at: step.range, label: "\(place) has no columns",
            help: ["first name the tab or the split that has this column"]), in: &walk)
      }
      return resolveMeant(from: step.child(ofKind: .instance), in: walk)
    }
    guard let declared = graph.splits[split][column] else {
      let declared = graph.splits[split].declared
      misplaced(
        Diagnostic(
          .misplacedStep, message: "`\(text(of: declared.name))` has no `\(column.text)`", at: step.range, label: "no such column",
          secondary: [Label(at: declared.nameRange, text: "the columns are declared here")]), in: &walk)
      return resolveMeant(from: step.child(ofKind: .instance), in: walk)
    }
    // A container, or the content that the column shows anyway, means the column as declared.
    let content = graph.instances[declared].content
    let named = syntax?.reference?.first.flatMap { meaning(of: $0.name) }
    if let reference = syntax?.reference, let name = reference.first { _ = use(name, in: reference.node) }
    if syntax?.arguments == nil, let named,
      named == .content(content) || rootScreen(of: content).map({ .content(.screen($0)) == named }) ?? false
    {
      append(.column(column, nil), at: step)
      enter(declared, in: &walk)
      if case .stack(let stack) = content {
        walk.place = .stack
        if named != .content(content) { walk.namedRoot = graph.stacks[stack].root }
      }
      return
    }
    guard let instance = silently(when: walk.isRepeated, body: { $0.resolveInstance(from: step.child(ofKind: .instance), in: .contained) })
    else {
      walk.place = .unknown
      return
    }
    append(.column(column, instance), at: step)
    switch (graph.instances[instance].content, content) {
    case (.unknown, _): walk.place = .unknown
    case (.screen, .stack), (.screen, .unknown): walk.place = .stack
    case (.screen(let screen), _): walk.place = .alone(.screen(screen))
    default: enter(instance, in: &walk)
    }
  }

  /// Takes a step such as `page Welcome`.
  private mutating func takePage(from step: SyntaxNode, in walk: inout TargetWalk) {
    descend(in: &walk)
    let node = step.child(ofKind: .instance)
    guard case .container(.pages(let pages)) = walk.place else {
      let place = place(of: walk)
      if case .unknown = walk.place {
      } else {
        misplaced(
          Diagnostic(.misplacedStep, message: "`page` needs pages", at: step.range, label: "\(place) has no pages"), in: &walk)
      }
      return resolveMeant(from: node, in: walk)
    }
    guard let instance = silently(when: walk.isRepeated, body: { $0.resolveInstance(from: node, in: .contained, isComplete: false) }) else {
      return
    }
    append(.page(instance), at: step)
    let content = graph.instances[instance].content
    let isThere = graph.pageSets[pages].pages.contains { page in
      let shown = graph.instances[graph.pages[page].instance].content
      return shown == content || shown == .unknown
    }
    if content != .unknown, !isThere {
      let declared = graph.pageSets[pages].declared
      misplaced(
        Diagnostic(
          .misplacedStep, message: "`\(node?.text ?? "")` isn't a page of `\(text(of: declared.name))`", at: step.range,
          label: "not one of its pages", secondary: [Label(at: declared.nameRange, text: "the pages are declared here")]), in: &walk)
    } else {
      walk.place = content == .unknown ? .unknown : .container(content)
    }
  }

  /// Takes a name: a tab, a part of a container, or a screen.
  private mutating func takeName(from step: SyntaxNode, in walk: inout TargetWalk, qualified: Token?) {
    let syntax = InstanceSyntax(step)
    guard let reference = syntax.reference, let name = qualified ?? reference.first else {
      walk.place = .unknown
      return
    }
    if case .container(.tabs(let tabs)) = walk.place {
      if selectTab(named: name, of: tabs, from: step, in: &walk) { return }
    } else if qualified != nil {
      if case .unknown = walk.place { return }
      misplaced(
        Diagnostic(
          .misplacedStep, message: "`\(reference.node.text)` refers to a tab, but there are no tabs here", at: step.range,
          label: "\(place(of: walk)) has no tabs", help: ["write `/` instead of `.`, which refers to a tab"]), in: &walk)
      return
    }
    if reference.isQualified, qualified == nil {
      if !walk.isRepeated { _ = resolveInstance(from: step, in: .pushed) }
      walk.place = .unknown
      return
    }
    if case .container(.tabs(let tabs)) = walk.place { return notATab(named: name, of: tabs, from: step, in: &walk) }
    takeScreen(named: name, syntax: syntax, from: step, in: &walk)
  }

  private mutating func selectTab(named name: Token, of tabs: TabsID, from step: SyntaxNode, in walk: inout TargetWalk) -> Bool {
    guard let tab = findTab(named: name.name, in: tabs) ?? findTab(holding: name.name, in: tabs) else { return false }
    append(.tab(tab), at: step)
    let found = graph.tabs[tab]
    if found.declared.name == name.name {
      noteUse(at: step.range(of: name), of: found.declared.nameRange)
    } else {
      _ = use(name, in: step)
    }
    if found.content == nil, tabActions[tab] != nil {
      misplaced(
        Diagnostic(
          .misplacedStep, message: "the tab `\(text(of: name))` runs an action and shows nothing", at: step.range,
          label: "can't be selected", secondary: [Label(at: found.declared.nameRange, text: "declared here with an action")],
          help: ["name a tab that has content, and `present` what this tab presents"]), in: &walk)
      return true
    }
    enter(found.content, in: &walk)
    let content = found.content.map { graph.instances[$0].content } ?? .unknown
    if isContainerHere(name.name, in: walk) || isHalfWritten(content) && meaning(of: name.name) == .content(content) {
      takeContainer(from: step, in: &walk)
    } else if let arguments = InstanceSyntax(step).arguments {
      // The placeholders in the arguments still count as used.
      _ = resolveArguments(from: arguments, of: nil, at: step.range)
      misplaced(
        Diagnostic(
          .misplacedStep, message: "`\(text(of: name))` is a tab and takes no arguments", at: step.range, label: "unexpected arguments",
          help: ["add what the tab shows after it, and pass the arguments there"]), in: &walk)
    }
    return true
  }

  private mutating func takeScreen(named name: Token, syntax: InstanceSyntax, from step: SyntaxNode, in walk: inout TargetWalk) {
    let root = rootScreenHere(in: walk)
    // The stack's own root needs no arguments, because it is shown as declared.
    let namedRoot = walk.namedRoot
    walk.namedRoot = nil
    let isRoot = root.map { meaning(of: name.name) == .content(.screen($0)) } ?? isRootMissing(in: walk)
    if isContainerHere(name.name, in: walk) { return takeContainer(from: step, in: &walk) }
    if let word = keywordAlone(name, from: step, in: walk) { return missesContent(word, from: step, in: &walk) }
    // If the root is unknown, an unknown name may be one of its tabs.
    let isLost = walk.place.isUnknown && meaning(of: name.name) == nil
    // A screen without arguments may be the root of a stack there.
    let mayBeRoot = isRoot || walk.place.isUnknown && syntax.arguments == nil
    let resolved = silently(when: walk.isRepeated || isLost) { $0.resolveInstance(from: step, in: .pushed, isComplete: !mayBeRoot) }
    guard let instance = resolved else {
      return lose(&walk, at: step.range)
    }
    let content = graph.instances[instance].content
    guard case .screen(let screen) = content else {
      notAScreen(content, named: name, from: step, in: &walk)
      return
    }
    switch walk.place {
    case .container(.split(let split)):
      walk.split = split
      append(.column(.detail, instance), at: step)
      if graph.splits[split].detail.map({ graph.instances[$0].content.holdsPath }) ?? false {
        walk.place = .stack
      } else {
        walk.place = .alone(.screen(screen))
      }
    case .container(.stack), .stack, .anywhere:
      // The first of two equal screens would count as the root.
      if let root = namedRoot, graph.instances[root].content == content { append(.screen(root), at: step) }
      append(.screen(instance), at: step)
      if case .anywhere = walk.place {} else { walk.place = .stack }
    case .container(.screen(let shown)) where shown == screen:
      append(.screen(instance), at: step)
      walk.place = .alone(content)
    case .container(.alert(let alert)), .alone(.alert(let alert)):
      poison(.content(content))
      misplaced(
        Diagnostic(
          .misplacedStep, message: "an alert can't show anything else", at: step.range,
          label: "`\(text(of: graph.alerts[alert].declared.name))` is an alert"), in: &walk)
    case .container(.screen(let shown)), .alone(.screen(let shown)):
      let below = text(of: graph.screens[shown].declared.name)
      // The screen counts as reachable, because the link is meant to lead there.
      poison(.content(content))
      misplaced(
        Diagnostic(
          .misplacedStep, message: "there is no stack to push `\(text(of: name))` on", at: step.range, label: "nothing can be pushed here",
          secondary: [Label(at: graph.screens[shown].declared.nameRange, text: "`\(below)` is shown without a stack")],
          help: ["write `stack` before `\(below)` where a container shows it"]), in: &walk)
    case .container(.pages(let pages)):
      let isPage = graph.pageSets[pages].pages.contains { graph.instances[graph.pages[$0].instance].content == content }
      poison(.content(content))
      let fixes =
        isPage
        ? [Fix("write `page \(text(of: name))`", applicability: .always, edits: [.init(replacing: step.range.opening, with: "page ")])] : []
      misplaced(
        Diagnostic(
          .misplacedStep, message: "`\(text(of: graph.pageSets[pages].declared.name))` shows pages, not a stack", at: step.range,
          label: isPage ? "write `page \(text(of: name))`" : "nothing can be pushed here", fixes: fixes), in: &walk)
    default:
      append(.screen(instance), at: step)
      poison(.content(content))
      walk.place = .unknown
    }
  }

  /// Whether a name is that of the current container, which may be named again: `people / People / ...`.
  private mutating func isContainerHere(_ name: Name, in walk: TargetWalk) -> Bool {
    guard case .container(let here) = walk.place, case .content(let content)? = meaning(of: name) else { return false }
    if case .screen = here { return false }
    return here == content
  }

  private func rootScreenHere(in walk: TargetWalk) -> ScreenID? {
    guard case .container(let content) = walk.place else { return nil }
    if case .screen(let screen) = content { return screen }
    return rootScreen(of: content)
  }

  /// Whether the place is a stack whose root was reported, so that the first name may be meant for it.
  private func isRootMissing(in walk: TargetWalk) -> Bool {
    if case .container(.stack(let id)) = walk.place { rootScreen(of: .stack(id)) == nil } else { false }
  }

  func rootScreen(of content: Content) -> ScreenID? {
    guard case .stack(let id) = content, let root = graph.stacks[id].root, case .screen(let screen) = graph.instances[root].content else {
      return nil
    }
    return screen
  }
}

extension Content {
  /// Whether screens may be pushed on the content. Unknown contents count as stacks.
  fileprivate var holdsPath: Bool {
    switch self {
    case .stack, .unknown: true
    default: false
    }
  }
}
