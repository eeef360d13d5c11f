import NavGraphSyntax

/// The routes and entries, indexed by patterns and identifiers, and the outcome handlers of targets, which are resolved later.
struct RouteIndex {
  /// The key of an entry. Two entries with the same key can't be distinguished.
  private struct EntryKey: Hashable {
    var kind: Entry.Kind
    var identifier: Name
  }
  /// The routes, indexed by the source text of their patterns.
  private var routes: [Name: RouteID] = [:]
  private var entries: [EntryKey: EntryID] = [:]
  private var composedIdentifiers = ComposedTexts<Name>()
  /// The texts in the patterns. Created when an alias first needs them.
  private var texts: RouteTexts?
  /// The outcome handlers of targets, which are resolved with the events.
  private(set) var targetArms: [TargetArms] = []

  subscript(pattern: Name) -> RouteID? { routes[pattern] }

  mutating func add(_ route: RouteID, pattern: Name) {
    if routes[pattern] == nil { routes[pattern] = route }
  }

  /// Adds an entry, or returns an earlier one that can't be distinguished from it, and keeps that.
  ///
  /// - Parameter name: The identifier, which generated code compares by `==`.
  mutating func add(_ entry: EntryID, of kind: Entry.Kind, named name: Name, text: String) -> EntryID? {
    let key = EntryKey(kind: kind, identifier: composedIdentifiers.insert(text, value: name) ?? name)
    if let first = entries[key] { return first }
    entries[key] = entry
    return nil
  }

  mutating func add(_ arms: TargetArms) { targetArms.append(arms) }

  /// Returns the first pattern that has a text at an index and equals the path elsewhere.
  mutating func pattern(beside parts: [PatternPart], at index: Int, in graph: NavigationGraph, breakage: SyntaxErrorRegions) -> PatternID? {
    let known = texts ?? RouteTexts(of: graph, breakage: breakage)
    texts = known
    return known.pattern(beside: parts, at: index)
  }
}

/// The outcome handlers of a target of a route or entry, until they are resolved.
struct TargetArms {
  /// The destinations of the target, one for each of its roots.
  var destinations: IDRange<Destination>
  var node: SyntaxNode
  var presented: InstanceID?
  var parameters: IDRange<Parameter>
}
