import NavGraphSyntax

/// The routes by their patterns and the entries by their identifiers, and the work on targets that is left for later.
struct RouteIndex {
  /// The key of an entry: two of one kind with one identifier can't be told apart.
  private struct EntryKey: Hashable {
    var kind: Entry.Kind
    var identifier: Name
  }
  /// Indexed by the text of a pattern as it is written.
  private var routes: [Name: RouteID] = [:]
  private var entries: [EntryKey: EntryID] = [:]
  private var composedIdentifiers = ComposedTexts<Name>()
  /// Made when an alias first needs it.
  private var texts: RouteTexts?
  /// What `then` handles after targets, which is resolved with the events.
  private(set) var targetArms: [TargetArms] = []

  subscript(pattern: Name) -> RouteID? { routes[pattern] }

  mutating func add(_ route: RouteID, pattern: Name) {
    if routes[pattern] == nil { routes[pattern] = route }
  }

  /// Adds an entry; returns an earlier one that can't be told apart from it, and keeps that.
  ///
  /// - Parameter name: The identifier to compare, which generated code compares by `==`.
  mutating func add(_ entry: EntryID, _ kind: Entry.Kind, _ name: Name, text: String) -> EntryID? {
    let key = EntryKey(kind: kind, identifier: composedIdentifiers.insert(text, name) ?? name)
    if let first = entries[key] { return first }
    entries[key] = entry
    return nil
  }

  mutating func add(_ arms: TargetArms) { targetArms.append(arms) }

  /// Returns the first pattern that has a text at that index, and is like the path elsewhere.
  mutating func pattern(beside parts: [PatternPart], at index: Int, in graph: NavigationGraph, _ breakage: Breakage) -> PatternID? {
    let known = texts ?? RouteTexts(graph, breakage)
    texts = known
    return known.pattern(beside: parts, at: index)
  }
}

/// What `then` handles after one target of a route or an entry, until it is resolved.
struct TargetArms {
  /// Where that target leads, in each root that it is for.
  var destinations: IDRange<Destination>
  var node: SyntaxNode
  var presented: InstanceID?
  var parameters: IDRange<Parameter>
}
