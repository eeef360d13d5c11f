import NavGraphSyntax

// The steps of a target.
extension Resolver {
  /// Takes a step of a target. `name` replaces the reference of a step such as `Desk.help`.
  mutating func take(_ step: SyntaxNode, _ walk: inout TargetWalk, name: Token? = nil) {
    switch step.kind {
    case .present: takePresent(step, &walk)
    case .stepColumn: takeColumn(step, &walk)
    case .stepPage: takePage(step, &walk)
    case .instance: takeName(step, &walk, name)
    default: break
    }
  }

  mutating func append(_ kind: DestinationStep.Kind, _ node: SyntaxNode) {
    graph.destinationSteps.append(DestinationStep(kind: kind, range: node.range))
  }

  /// Appends a step for each first tab down to the content that is shown.
  mutating func descend(_ walk: inout TargetWalk) {
    // Tabs inside themselves have a separate diagnostic.
    for _ in 0..<16 {
      guard case .container(.tabs(let tabs)) = walk.place else { return }
      guard let first = graph.firstTab(of: tabs) else {
        walk.place = .unknown
        return
      }
      graph.destinationSteps.append(DestinationStep(kind: .tab(first), range: graph.tabs[first].declared.nameRange))
      enter(graph.tabs[first].content, &walk)
    }
    walk.place = .unknown
  }

  func enter(_ instance: InstanceID?, _ walk: inout TargetWalk) {
    walk.namedRoot = nil
    let content = instance.map { graph.instances[$0].content } ?? .unknown
    switch content {
    case .unknown: walk.place = .unknown
    case _ where isHalfWritten(content): walk.place = .unknown
    case .modal(let modal):
      // A modal as the content of a modal has a separate diagnostic.
      let shown = graph.content(of: modal, on: walk.idiom)
      let inner = shown.map { graph.instances[$0].content } ?? .unknown
      if case .modal = inner { walk.place = .unknown } else { enter(shown, &walk) }
    default: walk.place = .container(content)
    }
  }

  mutating func misplaced(
    _ walk: inout TargetWalk, _ message: String, at range: SourceRange, _ label: String, _ other: Label? = nil, help: [Help] = [],
    fix: Fix? = nil
  ) {
    if hasUnknownRoot {
      reports.countSilence()
    } else if !walk.isRepeated, !breakage.touches(range) {
      report(.misplacedStep(message, at: range, label, other, help: help, fix: fix))
    }
    lose(&walk, range)
  }

  /// Whether a root couldn't be resolved, so that it may contain the targets of links.
  var hasUnknownRoot: Bool { graph.roots.contains { graph.instances[$0.instance].content == .unknown } }

  /// Ends a target at an unknown content. Nothing is concluded from it.
  private mutating func lose(_ walk: inout TargetWalk, _ range: SourceRange) {
    if walk.lostAt == nil { walk.lostAt = range }
    let unknown = graph.instances.append(Instance(content: .unknown, arguments: .none, range: range))
    graph.destinationSteps.append(DestinationStep(kind: .screen(unknown), range: range))
    walk.place = .unknown
  }

  /// Takes a step such as `present M(...)`.
  private mutating func takePresent(_ step: SyntaxNode, _ walk: inout TargetWalk) {
    descend(&walk)
    guard case .present(let instance, let style) = silently(walk.isRepeated, { $0.resolvePresent(PresentSyntax(step)) }) else {
      walk.place = .unknown
      return
    }
    if walk.place.isUnknown { poison(.content(graph.instances[instance].content)) }
    append(.present(instance, style: style), step)
    walk.presented = instance
    walk.split = nil
    enter(instance, &walk)
  }

  /// Takes a step such as `content PeopleList(group)`.
  private mutating func takeColumn(_ step: SyntaxNode, _ walk: inout TargetWalk) {
    guard let column = resolveColumn(step.token, step) else { return }
    walk.namedRoot = nil
    let syntax = step.child(.instance).map(InstanceSyntax.init)
    descend(&walk)
    if case .container(.split(let split)) = walk.place { walk.split = split }
    guard let split = walk.split else {
      let place = place(walk)
      if case .unknown = walk.place {
      } else {
        misplaced(
          &walk, "`\(column.text)` needs a split", at: step.range, "\(place) has no columns",
          help: ["first name the tab or the split that has this column"])
      }
      return resolveMeant(step.child(.instance), walk)
    }
    guard let declared = graph.splits[split][column] else {
      let declared = graph.splits[split].declared
      misplaced(
        &walk, "`\(text(declared.name))` has no `\(column.text)`", at: step.range, "no such column",
        Label(declared.nameRange, "the columns are declared here"))
      return resolveMeant(step.child(.instance), walk)
    }
    // A container, or the content that the column shows anyway, means the column as declared.
    let content = graph.instances[declared].content
    let named = syntax?.reference?.first.flatMap { meaning(of: $0.name) }
    if let reference = syntax?.reference, let name = reference.first { _ = use(name, in: reference.node) }
    if syntax?.arguments == nil, let named,
      named == .content(content) || rootScreen(of: content).map({ .content(.screen($0)) == named }) ?? false
    {
      append(.column(column, nil), step)
      enter(declared, &walk)
      if case .stack(let stack) = content {
        walk.place = .stack
        if named != .content(content) { walk.namedRoot = graph.stacks[stack].root }
      }
      return
    }
    guard let instance = silently(walk.isRepeated, { $0.resolveInstance(step.child(.instance), in: .contained) }) else {
      walk.place = .unknown
      return
    }
    append(.column(column, instance), step)
    switch (graph.instances[instance].content, content) {
    case (.unknown, _): walk.place = .unknown
    case (.screen, .stack), (.screen, .unknown): walk.place = .stack
    case (.screen(let screen), _): walk.place = .alone(.screen(screen))
    default: enter(instance, &walk)
    }
  }

  /// Takes a step such as `page Welcome`.
  private mutating func takePage(_ step: SyntaxNode, _ walk: inout TargetWalk) {
    descend(&walk)
    let node = step.child(.instance)
    guard case .container(.pages(let pages)) = walk.place else {
      let place = place(walk)
      if case .unknown = walk.place {
      } else {
        misplaced(&walk, "`page` needs pages", at: step.range, "\(place) has no pages")
      }
      return resolveMeant(node, walk)
    }
    guard let instance = silently(walk.isRepeated, { $0.resolveInstance(node, in: .contained, isComplete: false) }) else { return }
    append(.page(instance), step)
    let content = graph.instances[instance].content
    let isThere = graph.pageSets[pages].pages.contains { page in
      let shown = graph.instances[graph.pages[page].instance].content
      return shown == content || shown == .unknown
    }
    if content != .unknown, !isThere {
      let declared = graph.pageSets[pages].declared
      misplaced(
        &walk, "`\(node?.text ?? "")` isn't a page of `\(text(declared.name))`", at: step.range, "not one of its pages",
        Label(declared.nameRange, "the pages are declared here"))
    } else {
      walk.place = content == .unknown ? .unknown : .container(content)
    }
  }

  /// Takes a name: a tab, a part of a container, or a screen.
  private mutating func takeName(_ step: SyntaxNode, _ walk: inout TargetWalk, _ qualified: Token?) {
    let syntax = InstanceSyntax(step)
    guard let reference = syntax.reference, let name = qualified ?? reference.first else {
      walk.place = .unknown
      return
    }
    if case .container(.tabs(let tabs)) = walk.place {
      if selectTab(name, of: tabs, step, &walk) { return }
    } else if qualified != nil {
      if case .unknown = walk.place { return }
      misplaced(
        &walk, "`\(reference.node.text)` refers to a tab, but there are no tabs here", at: step.range, "\(place(walk)) has no tabs",
        help: ["write `/` instead of `.`, which refers to a tab"])
      return
    }
    if reference.isQualified, qualified == nil {
      if !walk.isRepeated { _ = resolveInstance(step, in: .pushed) }
      walk.place = .unknown
      return
    }
    if case .container(.tabs(let tabs)) = walk.place { return notATab(name, of: tabs, step, &walk) }
    takeScreen(name, syntax, step, &walk)
  }

  private mutating func selectTab(_ name: Token, of tabs: TabsID, _ step: SyntaxNode, _ walk: inout TargetWalk) -> Bool {
    guard let tab = findTab(name.name, in: tabs) ?? findTab(holding: name.name, in: tabs) else { return false }
    append(.tab(tab), step)
    let found = graph.tabs[tab]
    if found.declared.name == name.name {
      noteUse(at: step.range(of: name), of: found.declared.nameRange)
    } else {
      _ = use(name, in: step)
    }
    if found.content == nil, tabActions[tab] != nil {
      misplaced(
        &walk, "the tab `\(text(name))` runs an action and shows nothing", at: step.range, "can't be selected",
        Label(found.declared.nameRange, "declared here with an action"),
        help: ["name a tab that has content, and `present` what this tab presents"])
      return true
    }
    enter(found.content, &walk)
    let content = found.content.map { graph.instances[$0].content } ?? .unknown
    if isContainerHere(name.name, walk) || isHalfWritten(content) && meaning(of: name.name) == .content(content) {
      takeContainer(step, &walk)
    } else if let arguments = InstanceSyntax(step).arguments {
      // The placeholders in the arguments still count as used.
      _ = resolveArguments(arguments, of: nil, at: step.range)
      misplaced(
        &walk, "`\(text(name))` is a tab and takes no arguments", at: step.range, "unexpected arguments",
        help: ["add what the tab shows after it, and pass the arguments there"])
    }
    return true
  }

  private mutating func notATab(_ name: Token, of tabs: TabsID, _ step: SyntaxNode, _ walk: inout TargetWalk) {
    if isProbe(name) {
      for tab in graph.tabSets[tabs].tabs where graph.tabs[tab].content != nil { probe.offer(.tab(tab)) }
    }
    lose(&walk, step.range)
    if hasUnknownRoot { reports.countSilence() }
    if hasUnknownRoot || walk.isRepeated || breakage.touches(step.range) || breakage.swallowed.contains(name.name) { return }
    let set = graph.tabSets[tabs].declared
    if set.isPoisoned || breakage.touches(set.range) { return }
    var legal: [String] = []
    if spelling.start(among: graph.tabSets[tabs].tabs.count) {
      for tab in graph.tabSets[tabs].tabs where graph.tabs[tab].content != nil { legal.append(text(graph.tabs[tab].declared.name)) }
    }
    let other = meaning(of: name.name)
    var reason: (why: String, help: [Help])?
    if case .content(let content)? = other { reason = reasonApart(content) }
    let meant = other == nil ? nearestWord(text(name), among: legal) : nil
    let tab = meant.flatMap { meant in graph.tabSets[tabs].tabs.first { text(graph.tabs[$0].declared.name) == meant } }
    report(
      .unknownTarget(
        text(name), in: text(set.name), kind: other?.kind, at: step.range(of: name), legal: legal, meant: meant,
        other.flatMap { declared($0)?.nameRange }, reason: reason), misspelt: name.name, tab.map { .tab($0) },
      meant.map { .init(step.range(of: name), $0) })
    if let other { poison(other) }
    // The placeholders in the arguments still count as used.
    if let list = InstanceSyntax(step).arguments { _ = resolveArguments(list, of: other.flatMap(callee), at: step.range) }
  }

  private mutating func takeScreen(_ name: Token, _ syntax: InstanceSyntax, _ step: SyntaxNode, _ walk: inout TargetWalk) {
    let root = rootScreenHere(walk)
    // The stack's own root needs no arguments, because it is shown as declared.
    let namedRoot = walk.namedRoot
    walk.namedRoot = nil
    let isRoot = root.map { meaning(of: name.name) == .content(.screen($0)) } ?? isRootMissing(walk)
    if isContainerHere(name.name, walk) { return takeContainer(step, &walk) }
    if let word = keywordAlone(name, step, walk) { return missesContent(word, step, &walk) }
    // If the root is unknown, an unknown name may be one of its tabs.
    let isLost = walk.place.isUnknown && meaning(of: name.name) == nil
    // A screen without arguments may be the root of a stack there.
    let mayBeRoot = isRoot || walk.place.isUnknown && syntax.arguments == nil
    let resolved = silently(walk.isRepeated || isLost) { $0.resolveInstance(step, in: .pushed, isComplete: !mayBeRoot) }
    guard let instance = resolved else {
      return lose(&walk, step.range)
    }
    let content = graph.instances[instance].content
    guard case .screen(let screen) = content else {
      notAScreen(content, name, step, &walk)
      return
    }
    switch walk.place {
    case .container(.split(let split)):
      walk.split = split
      append(.column(.detail, instance), step)
      if graph.splits[split].detail.map({ graph.instances[$0].content.holdsPath }) ?? false {
        walk.place = .stack
      } else {
        walk.place = .alone(.screen(screen))
      }
    case .container(.stack), .stack, .anywhere:
      // The first of two equal screens would count as the root.
      if let root = namedRoot, graph.instances[root].content == content { append(.screen(root), step) }
      append(.screen(instance), step)
      if case .anywhere = walk.place {} else { walk.place = .stack }
    case .container(.screen(let shown)) where shown == screen:
      append(.screen(instance), step)
      walk.place = .alone(content)
    case .container(.alert(let alert)), .alone(.alert(let alert)):
      poison(.content(content))
      misplaced(&walk, "an alert can't show anything else", at: step.range, "`\(text(graph.alerts[alert].declared.name))` is an alert")
    case .container(.screen(let shown)), .alone(.screen(let shown)):
      let below = text(graph.screens[shown].declared.name)
      // The screen counts as reachable, because the link is meant to lead there.
      poison(.content(content))
      misplaced(
        &walk, "there is no stack to push `\(text(name))` on", at: step.range, "nothing can be pushed here",
        Label(graph.screens[shown].declared.nameRange, "`\(below)` is shown without a stack"),
        help: ["write `stack` before `\(below)` where a container shows it"])
    case .container(.pages(let pages)):
      let isPage = graph.pageSets[pages].pages.contains { graph.instances[graph.pages[$0].instance].content == content }
      poison(.content(content))
      let fix = isPage ? Fix("write `page \(text(name))`", .always, [.init(step.range.opening, "page ")]) : nil
      misplaced(
        &walk, "`\(text(graph.pageSets[pages].declared.name))` shows pages, not a stack", at: step.range,
        isPage ? "write `page \(text(name))`" : "nothing can be pushed here", fix: fix)
    default:
      append(.screen(instance), step)
      poison(.content(content))
      walk.place = .unknown
    }
  }

  /// Whether a name is that of the current container, which may be named again: `people / People / ...`.
  private mutating func isContainerHere(_ name: Name, _ walk: TargetWalk) -> Bool {
    guard case .container(let here) = walk.place, case .content(let content)? = meaning(of: name) else { return false }
    if case .screen = here { return false }
    return here == content
  }

  private mutating func notAScreen(_ content: Content, _ name: Token, _ step: SyntaxNode, _ walk: inout TargetWalk) {
    let word = text(name)
    switch content {
    case .unknown: lose(&walk, step.range)
    case .modal, .alert:
      poison(.content(content))
      misplaced(
        &walk, "`\(word)` is \(content.kind), which must be presented", at: step.range, "can't be pushed",
        graph.declared(content).map { Label($0.nameRange, "declared here") },
        help: reasonApart(content)?.help ?? [],
        fix: Fix("write `present \(word)`", .always, [.init(step.range.opening, "present ")]))
    default:
      poison(.content(content))
      let isHere = if case .anywhere = walk.place { true } else { false }
      let message =
        isHere
        ? "`\(word)` is \(content.kind): only a screen or `present` can follow `here`"
        : "`\(word)` isn't part of \(place(walk)), and \(content.kind) can't be pushed"
      let reason = isHere ? nil : reasonApart(content)
      misplaced(
        &walk, reason?.why ?? message, at: step.range, "a link can't lead here",
        graph.declared(content).map { Label($0.nameRange, "declared here") },
        help: reason?.help ?? ["write \(Fix(code: "present \(word)", [.init(step.range.opening, "present ")])) to show it on top"])
    }
  }

  /// Returns the name of the reached place in messages.
  private func place(_ walk: TargetWalk) -> String {
    switch walk.place {
    case .container(let content), .alone(let content): "`\(name(of: content))`"
    case .stack: "a stack"
    case .anywhere: "`here`"
    case .unknown: "this"
    }
  }

  private func rootScreenHere(_ walk: TargetWalk) -> ScreenID? {
    guard case .container(let content) = walk.place else { return nil }
    if case .screen(let screen) = content { return screen }
    return rootScreen(of: content)
  }

  /// Whether the place is a stack whose root was reported, so that the first name may be meant for it.
  private func isRootMissing(_ walk: TargetWalk) -> Bool {
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
