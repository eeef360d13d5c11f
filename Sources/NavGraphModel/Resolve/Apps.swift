import NavGraphSyntax

// Pass 3: the app block.
extension Resolver {
  mutating func resolveApp(from node: SyntaxNode) {
    guard var app = graph.app else { return }
    var seen = KeywordSet()
    listNames.items.begin()
    for item in node.children {
      switch item.kind {
      case .platform:
        once(.platform, seen: &seen, from: item, in: node)
        resolvePlatform(of: &app, from: item)
      case .scheme, .hosts:
        if breakage.touches(item.range) { app.areLinksUnsure = true }
        if item.kind == .scheme {
          resolveTexts(from: item, for: "scheme", into: &app.schemes, ranges: &app.schemeRanges)
        } else {
          resolveTexts(from: item, for: "host", into: &app.hosts, ranges: &app.hostRanges)
        }
      case .strings:
        once(.strings, seen: &seen, from: item, in: node)
        resolveStrings(of: &app, from: item)
      case .root: resolveRoot(from: item)
      case .setting:
        once(item.keyword ?? .output, seen: &seen, from: item, in: node)
        resolveAppSetting(of: &app, from: item)
      case .expiry:
        once(.expire, seen: &seen, from: item, in: node)
        app.expiry = resolveExpiry(from: item)
      case .barUse:
        once(.bar, seen: &seen, from: item, in: node)
        app.bar = resolveBar(from: item)
      default: break
      }
    }
    graph.app = app
    if graph.roots.isEmpty, !breakage.touches(node.range) {
      report(.noRoot(in: text(of: app.declared.name), at: app.declared.nameRange))
    }
  }

  private mutating func resolvePlatform(of app: inout App, from item: SyntaxNode) {
    if let word = item.token(at: 1), word.kind == .word, text(of: word) != "iOS" {
      reportUnknownWord(word, in: item, for: "platform", legal: ["iOS"])
      app.platform = App.Version(major: 99)
      return
    }
    // If the release isn't known, no feature counts as too new for it.
    app.platform = App.Version(major: 99)
    guard let number = item.ownTokens.first(where: { $0.kind == .integer || $0.kind == .decimal }), !number.flags.contains(.broken) else {
      return
    }
    let written = item.tree.source.text(in: item.range(of: number))
    let parts = written.split(separator: ".", maxSplits: 1)
    guard let major = parts.first.flatMap({ Int($0) }), (15...99).contains(major), let minor = parts.count > 1 ? Int(parts[1]) : 0,
      (0...99).contains(minor)
    else {
      report(.numberOutOfRange(written, legal: "generated code needs iOS 15 or later", at: item.range(of: number)))
      return
    }
    app.platform = App.Version(major: major, minor: minor)
    app.platformRange = item.range
  }

  /// Adds distinct words or strings separated by commas.
  private mutating func resolveTexts(from item: SyntaxNode, for what: String, into texts: inout [Name], ranges: inout [SourceRange]) {
    // Words without quotes were reported. Their parts aren't separate texts.
    let broken = item.children.filter { $0.kind == .error }.map { $0.firstToken..<$0.endToken }
    for index in item.firstToken + 1..<max(item.endToken, item.firstToken + 1) {
      let token = item.tokens[index]
      guard token.kind == .word || token.kind == .string, !broken.contains(where: { $0.contains(index) }) else { continue }
      guard token.name != .empty else {
        if !token.flags.contains(.broken) { report(.missingPart(of: "this \(what)", part: "its name", at: item.range(of: token))) }
        continue
      }
      if listNames.items.insert(token.name, value: texts.count) != nil, texts.contains(token.name) {
        report(.duplicateItem(what, named: text(of: token), at: item.range(of: token), first: nil))
      } else {
        texts.append(token.name)
        ranges.append(item.range(of: token))
      }
    }
  }

  private mutating func resolveStrings(of app: inout App, from item: SyntaxNode) {
    let syntax = TextSyntax(item)
    if let table = syntax.text {
      if table.name == .empty {
        report(.missingPart(of: "the strings table", part: "its name", at: item.range(of: table)))
      } else {
        app.strings.table = table.name
      }
    }
    guard let word = syntax.word else { return }
    let legal = App.Strings.Bundle.allCases.map(\.rawValue)
    if syntax.text == nil, !legal.contains(text(of: word)), nearestWord(to: text(of: word), among: legal) == nil {
      guard !breakage.touches(item.range), !breakage.isUnsure(item.range(of: word)) else { return }
      return report(.tableWithoutQuotes(text(of: word), at: item.range(of: word), legal: legal))
    }
    app.strings.bundle = resolveWord(word, in: item, for: "strings bundle") ?? .main
  }

  private mutating func resolveRoot(from item: SyntaxNode) {
    guard let instance = resolveInstance(from: item.child(ofKind: .instance), in: .contained) else { return }
    let requires = resolveRequires(of: item)
    let idioms = resolveIdioms(from: item.child(ofKind: .onIdioms))
    let isUnsure = item.child(ofKind: .onIdioms) != nil && idioms.isEmpty
    if !isUnsure {
      for id in graph.roots.ids {
        let other = graph.roots[id]
        if other.overlaps(idioms) {
          report(.twoRoots(on: idioms.isEmpty ? nil : other.idioms.intersection(idioms), at: item.range, first: other.range))
          break
        }
      }
    }
    // Idioms are few, so only diagnostics exceed this limit.
    guard graph.roots.count < 64 else { return }
    graph.roots.append(Root(instance: instance, requires: requires, idioms: idioms, place: resolveRootPlace(from: item), range: item.range))
  }

  private mutating func resolveRootPlace(from item: SyntaxNode) -> Root.Place {
    let words = item.children.filter { $0.kind == .rootPlace }
    guard let first = words.first else { return .window }
    for word in words.dropFirst() {
      let said = word.keyword == first.keyword ? text(of: word.token) : "embedded` or `external"
      report(.settingTwice(said, at: word.range, first: first.range))
    }
    return first.keyword == .external ? .external : .embedded
  }

  private mutating func resolveAppSetting(of app: inout App, from item: SyntaxNode) {
    switch item.keyword {
    case .output:
      let output = output(from: item)
      if !output.isEmpty { app.output = output }
      app.outputRange = item.range
    case .access:
      app.access = resolveSetting(from: item, for: "access level") ?? .internal
      app.accessRange = item.range
    case .links:
      app.links = resolveSetting(from: item, for: "`links` option", unlike: .now) ?? .dismiss
      app.linksRange = item.range
    case .precedence: app.precedence = resolveSetting(from: item, for: "`precedence` option") ?? .narrowest
    case .transition:
      app.transition = resolveSetting(from: item, for: "root transition") ?? .crossDissolve
      app.transitionRange = item.range
    default: report(.misplacedItem(text(of: item.token), of: "an app", at: item.range))
    }
  }

  /// Returns the output of `output uikit, swiftui`; empty if no word is known.
  mutating func output(from item: SyntaxNode) -> App.Output {
    var output: App.Output = []
    for word in SettingSyntax(item).words {
      switch text(of: word) {
      case "uikit": output.insert(.uikit)
      case "swiftui": output.insert(.swiftui)
      default:
        declarations.noteUnsureOutput()
        reportUnknownWord(word, in: item, for: "output", legal: ["uikit", "swiftui"])
      }
    }
    return output
  }
}
