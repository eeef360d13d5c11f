import NavGraphSyntax

/// A name that isn't declared and resembles no declaration. All its uses are one diagnostic.
struct MissingName {
  /// A use of the name as a screen or container.
  struct Use {
    var arguments: SyntaxNode?
    var kind: Keyword?
    var place: InstancePlace
    var isComplete: Bool
  }

  var name: Name
  /// The index of its diagnostic.
  var diagnostic: Int
  var ranges: [SourceRange]
  var uses: [Use] = []
}

// Pass 7: a diagnostic about a missing declaration begins at its first use, and suggests a declaration that may have been renamed.
extension Resolver {
  mutating func settleMissingNames() {
    let known = reports.missingNames
    let unnamed = known.contains { !$0.uses.isEmpty } ? contentsNeverNamed() : []
    for missing in known {
      var places: [SourceRange] = []
      for range in missing.ranges.sorted() where places.last != range { places.append(range) }
      reports.update(at: missing.diagnostic) { $0.name(missing: places) }
      if missing.uses.isEmpty { continue }
      guard let renamed = only(of: unnamed, for: missing), let declared = graph.declared(of: renamed) else {
        graph.lacksContent = true
        continue
      }
      let takesSomething = callee(of: .content(renamed)).map { !$0.parameters.isEmpty } ?? false
      let name = text(of: declared.name)
      reports.update(at: missing.diagnostic) { $0.offer(name, at: declared.nameRange, in: places, takesSomething: takesSomething) }
      poison(.content(renamed))
    }
  }

  /// Returns the screens and containers that nothing shows, in source order.
  private func contentsNeverNamed() -> [Content] {
    let named = Set(graph.instances.map(\.content))
    return declarations.all.compactMap { declaration in
      guard case .named(.content(let content)) = declaration.entity, !named.contains(content), external(in: content) == nil,
        graph.declared(of: content)?.isPoisoned == false
      else { return nil }
      return content
    }
  }

  private func external(in content: Content) -> ScreenID? {
    if case .screen(let id) = content, graph.screens[id].isExternal { id } else { nil }
  }

  /// Returns the only content that fits all uses of a missing name; nil if none or several fit.
  private mutating func only(of contents: [Content], for missing: MissingName) -> Content? {
    spelling.spend(contents.count / 16 + 1)
    guard spelling.isAllowed else { return nil }
    var found: Content?
    for content in contents where missing.uses.prefix(20).allSatisfy({ canServe(content, as: $0) }) && !leads(content, to: missing) {
      if found != nil { return nil }
      found = content
    }
    return found
  }

  /// Whether a content contains a use of the missing name, so that it isn't the missing one.
  private func leads(_ content: Content, to missing: MissingName) -> Bool {
    guard let own = graph.declared(of: content)?.range else { return false }
    return missing.ranges.prefix(20).contains { $0.file == own.file && own.start <= $0.start && $0.end <= own.end }
  }

  /// Whether a content can replace a use: its kind is allowed there, and it takes exactly the given arguments.
  private func canServe(_ content: Content, as use: MissingName.Use) -> Bool {
    guard use.kind.map({ Resolver.fits(content, as: $0) }) ?? use.place.offers(content), let callee = callee(of: .content(content)),
      callee.isSure
    else { return false }
    let parameters = graph.parameters[callee.parameters]
    let given = Resolver.labels(in: use.arguments)
    guard given.allSatisfy({ name in parameters.contains { $0.name == name } }) else { return false }
    if use.arguments == nil, !use.isComplete { return true }
    return parameters.allSatisfy { $0.defaultValue != nil || given.contains($0.name) }
  }
}

extension Diagnostic {
  /// Sets the uses of a missing declaration, in source order.
  fileprivate mutating func name(missing places: [SourceRange]) {
    guard let first = places.first else { return }
    primary.range = first
    let others = places.dropFirst().map { Label(at: $0, text: "also used here") }
    secondary += others.prefix(4)
    further = Array(others.dropFirst(4))
    if !further.isEmpty { notes.append("used in \(further.count.of("more place"))") }
  }

  /// Suggests the declaration that may have been renamed.
  fileprivate mutating func offer(_ name: String, at declared: SourceRange, in places: [SourceRange], takesSomething: Bool) {
    primary.text = "did you mean `\(name)`?"
    secondary.append(
      Label(at: declared, text: takesSomething ? "takes the same arguments, and isn't shown anywhere" : "isn't shown anywhere"))
    help = []
    fixes = [Fix("write `\(name)`", applicability: .maybe, edits: places.map { .init(replacing: $0, with: name) })]
  }
}
