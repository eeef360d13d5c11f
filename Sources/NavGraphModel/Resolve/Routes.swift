import NavGraphSyntax

extension Resolver {
  /// Pass 4: resolves patterns, aliases, entries, and their targets. Fills `routes`.
  mutating func resolveRoutes() {
    scope.isInTarget = true
    for declaration in declarations.all {
      switch declaration.entity {
      case .route(let id): resolveRoute(id, from: declaration.node)
      case .entry(let id): resolveEntry(id, from: declaration.node)
      default: break
      }
    }
    scope.isInTarget = false
    resolveAliases()
    checkEndings()
  }

  private mutating func checkEndings() {
    func count(of id: PatternID) -> Int { graph.patterns[id].segments.count }
    guard let longest = graph.patterns.ids.max(by: { count(of: $0) < count(of: $1) }), count(of: longest) > PatternSyntax.maxBesideEnding
    else { return }
    for id in graph.patterns.ids {
      guard case .rest(_, let suffix)? = graph.patternParts[graph.patterns[id].segments].last, suffix != .empty else { continue }
      report(.catchAllBesideLong(at: graph.patterns[id].range, long: graph.patterns[longest].range))
    }
  }

  /// Resolves the outcome handlers of targets, in pass 6.
  mutating func resolveTargetArms() {
    for arms in routes.targetArms {
      let mark = scope.mark
      bind(arms.parameters)
      let run = resolveArms(from: arms.node, of: arms.presented)
      scope.leave(to: mark)
      for id in arms.destinations { graph.destinations[id].arms = run }
    }
  }

  private mutating func resolveRoute(_ id: RouteID, from node: SyntaxNode) {
    resolveOptions(from: node) { (graph: NavigationGraph, option: RouteOption) in
      switch option {
      case .hosts(let names): graph.routes[id].hosts = names
      case .schemes(let names): graph.routes[id].schemes = names
      case .links(let policy): graph.routes[id].links = policy
      case .expiry(let seconds): graph.routes[id].expiry = seconds
      }
    }
    // The room is taken out while it is in use.
    var room = RouteRoom()
    swap(&room, &routeRoom)
    defer {
      room.clear()
      swap(&room, &routeRoom)
    }
    var isWhole = true
    for child in node.children where child.kind == .pattern {
      let pattern = parsed(from: child)
      if pattern.isBroken { isWhole = false }
      declarePlaceholders(of: pattern, number: room.patterns.count, into: &room.placeholders)
      room.patterns.append(WrittenPattern(node: child, syntax: pattern))
    }
    let before = reports.count
    let host = declareHost(of: id, from: node, into: &room.placeholders)
    if room.placeholders.isOverfull || reports.count > before { isWhole = false }
    let parameters = appendParameters(of: room.placeholders)
    graph.routes[id].parameters = parameters
    graph.routes[id].hostParameter = host.map { parameters[$0.index] }
    let mark = scope.mark
    bind(parameters)
    let firstArgument = graph.arguments.count
    let reported = reports.mark
    graph.routes[id].requires = resolveRequires(of: node)
    let (destinations, branches) = resolveDestinations(of: node, parameters: parameters)
    graph.routes[id].destinations = destinations
    feedConditions(of: branches)
    scope.leave(to: mark)

    collectUses(from: firstArgument, into: &room.placeholders, parameters: parameters)
    addComparedUses(to: &room.placeholders, from: branches)
    // A broken part may contain the missing placeholder, or the use of one.
    if !isWhole { forgetValues(since: reported.count) }
    let isJudged =
      isWhole && reports.mark == reported && !breakage.touches(node.range)
      && (node.child(ofKind: .targets) != nil || !branches.isEmpty)
    graph.routes[id].isPoisoned = !isJudged
    settleTypes(of: &room.placeholders, parameters: parameters, isJudged: isJudged)
    if isJudged, let host, room.placeholders.firstUse(of: host.index) == nil {
      report(.unusedHostPlaceholder(named: text(of: room.placeholders.all[host.index].name), at: host.range))
    }
    let start = graph.patterns.count
    bind(room.placeholders, with: parameters, to: &room.parts)
    for pattern in room.patterns {
      let name = patternText(of: pattern.node.token, in: pattern.node.tree)
      if isJudged {
        checkFed(pattern.syntax, written: name, placeholders: room.placeholders, parameters: parameters)
        let count = reports.count
        checkForms(of: pattern.syntax, placeholders: room.placeholders, parameters: parameters)
        if reports.count > count { graph.routes[id].isPoisoned = true }
      }
      appendPattern(pattern.syntax, with: room.parts, text: name, range: pattern.node.range, route: id)
      routes.add(id, pattern: name)
    }
    graph.routes[id].patterns = IDRange(start..<graph.patterns.count)
    settleAbsence(of: room.placeholders, parameters: parameters, in: graph.routes[id].patterns)
    if branches.isEmpty { return }
    let known = reports.count
    bind(parameters)
    graph.routes[id].branches = resolveTests(of: branches)
    forgetNeverNil(since: known, after: reported.count)
    scope.leave(to: mark)
    if !isWhole { forgetValues(since: known) }
    if reports.count > before { graph.routes[id].isPoisoned = true }
  }

  /// Removes diagnostics about values that a broken pattern may declare.
  private mutating func forgetValues(since first: Int) {
    reports.forget(since: first) { $0.code == Rule.unknownValue.code || $0.code == Rule.parameterNotFed.code }
  }

  /// Removes diagnostics that a value is never nil if its placeholder may be missing, which was reported.
  private mutating func forgetNeverNil(since known: Int, after first: Int) {
    guard reports.count > known else { return }
    let missing = Set(reports.diagnostics[first..<known].lazy.filter { $0.code == Rule.parameterNotFed.code }.map(\.primary.range))
    reports.forget(since: known) { diagnostic in
      diagnostic.code == Rule.neverNil.code && diagnostic.secondary.contains { missing.contains($0.range) }
    }
  }

  mutating func parsed(from node: SyntaxNode) -> PatternSyntax {
    let graph = graph
    return reports.collect { parsePattern(node.token, in: node.tree, names: &graph.names, diagnostics: &$0) }
  }

  private mutating func resolveEntry(_ id: EntryID, from node: SyntaxNode) {
    resolveOptions(from: node) { (graph: NavigationGraph, option: RouteOption) in
      switch option {
      case .links(let policy): graph.entries[id].links = policy
      case .expiry(let seconds): graph.entries[id].expiry = seconds
      case .hosts, .schemes: break
      }
    }
    let entry = graph.entries[id]
    if entry.identifier == .empty, let text = node.firstToken(ofKind: .string), !breakage.touches(node.range) {
      report(.namelessEntry(of: entry.kind.rawValue, at: node.range(of: text)))
    }
    if entry.identifier != .empty, let text = node.firstToken(ofKind: .string) {
      checkName(of: entry, at: node.range(of: text))
      // The extensions of files are case-insensitive.
      let isFile = entry.kind == .file
      let name = isFile ? graph.names.intern(self.text(of: entry.identifier).lowercased()) : entry.identifier
      if let first = routes.add(id, of: entry.kind, named: name, text: self.text(of: name)) {
        report(
          .duplicateItem(
            "\(entry.kind.rawValue) entry", named: self.text(of: text), at: node.range(of: text), first: graph.entries[first].range))
      }
    }
    let parameters = resolveParameters(from: node.child(ofKind: .parameters))
    graph.entries[id].parameters = parameters
    if node.child(ofKind: .parameters) != nil { checkDelivered(parameters, by: entry.kind) }
    let mark = scope.mark
    bind(parameters)
    graph.entries[id].requires = resolveRequires(of: node)
    let (destinations, branches) = resolveDestinations(of: node, parameters: parameters)
    graph.entries[id].destinations = destinations
    graph.entries[id].branches = resolveTests(of: branches)
    scope.leave(to: mark)
  }

  private mutating func checkName(of entry: Entry, at range: SourceRange) {
    let name = text(of: entry.identifier)
    guard entry.kind == .file, let cut = name.lastIndex(where: { $0 == "." || $0 == "/" }) else { return }
    report(.extensionWithDot(named: name, at: range, meant: String(name[name.index(after: cut)...])))
  }

  /// Reports parameters that a payload can't contain. Intents can have any.
  private mutating func checkDelivered(_ parameters: IDRange<Parameter>, by kind: Entry.Kind) {
    if kind == .intent { return }
    for id in parameters {
      let parameter = graph.parameters[id]
      var type = graph.unwrapped(parameter.type)
      if kind == .file, type == .url { continue }
      let maySpare = parameter.defaultValue != nil || type != parameter.type
      var isList = false
      if case .list(let element) = graph.types[type] { (type, isList) = (element, true) }
      // An alias with an unknown base was reported.
      if case .alias(let alias) = graph.types[type], graph.typeAliases[alias].base == .unknown { continue }
      if type == .unknown || graph.urlType(of: type) != nil && graph.unwrapped(type) == type && (kind != .file || maySpare || isList) {
        continue
      }
      report(
        .notCarried(text(of: parameter.name), type: describe(parameter.type), by: kind.rawValue, isFile: kind == .file, at: parameter.range)
      )
    }
  }

  private enum RouteOption {
    case hosts([Name]), schemes([Name]), links(App.LinkPolicy), expiry(Int)
  }

  /// Resolves `host "h"`, `scheme s`, `links wait`, and `links expire after 5 minutes`, each at most once.
  private mutating func resolveOptions(from node: SyntaxNode, set: (NavigationGraph, RouteOption) -> Void) {
    var seen: [Keyword: SourceRange] = [:]
    for child in node.children where child.kind == .routeOption || child.kind == .expiry {
      guard let keyword = child.kind == .expiry ? .expire : child.keyword else { continue }
      if let first = seen[keyword] {
        report(.settingTwice(keyword.text, at: child.range, first: first))
        continue
      }
      seen[keyword] = child.range
      if keyword == .expire {
        if let seconds = resolveExpiry(from: child) { set(graph, .expiry(seconds)) }
        continue
      }
      if keyword == .links {
        let policy: App.LinkPolicy? = child.token(at: 1).flatMap { resolveWord($0, in: child, for: "`links` option") }
        if let policy { set(graph, .links(policy)) }
        continue
      }
      if node.kind == .entry {
        report(.misplacedItem(keyword.text, of: "an entry", at: child.range))
        continue
      }
      var names: [Name] = []
      for token in child.ownTokens.dropFirst() where token.kind == .string || token.kind == .word {
        if token.name == .empty, !token.flags.contains(.broken) {
          report(.missingPart(of: "this \(keyword.text)", part: "its name", at: child.range(of: token)))
        }
        if keyword == .scheme, isProbe(token) { offerWords(graph.app?.schemes.map { text(of: $0) } ?? []) }
        if token.name != .empty, !names.contains(token.name) { names.append(token.name) }
      }
      set(graph, keyword == .host ? .hosts(names) : .schemes(names))
    }
  }
}

/// A pattern of a route in the source.
struct WrittenPattern {
  var node: SyntaxNode
  var syntax: PatternSyntax
}

/// Storage that is reused for one route after another.
struct RouteRoom {
  var placeholders = RoutePlaceholders()
  var patterns: [WrittenPattern] = []
  var parts = PatternParts()

  mutating func clear() {
    placeholders.clear()
    patterns.removeAll(keepingCapacity: true)
    parts.clear()
  }
}
