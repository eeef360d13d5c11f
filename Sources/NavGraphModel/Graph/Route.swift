import NavGraphSyntax

/// A route: URL patterns and the places that they lead to.
package struct Route: Sendable {
  package var range: SourceRange
  package var doc: SourceRange
  /// The patterns that the route declares, without those of its aliases (`Pattern.alias`).
  package var patterns: IDRange<Pattern>
  /// The hosts to which the route is restricted; empty for all hosts of the app.
  package var hosts: [Name] = []
  package var schemes: [Name] = []
  /// The parameter that the star in the route's only host feeds, as in `host "{lang}.example.com"`.
  package var hostParameter: ParameterID?
  /// The link policy; by default, the app's.
  package var links: App.LinkPolicy?
  /// The number of seconds that the link may wait; by default, the app's.
  package var expiry: Int?
  package var requires: IDRange<GuardUse> = .empty
  /// The placeholders, with the types of the parameters that they feed. The patterns share them by name. One that may be absent has its
  /// parameter's default, or nil.
  package var parameters: IDRange<Parameter> = .empty
  /// The targets, one for each root. Those of one branch are contiguous.
  package var destinations: IDRange<Destination> = .empty
  /// The branches, of which the first match is taken. If none matches, the link opens nothing. Empty if the target is unconditional.
  package var branches: IDRange<Branch> = .empty
  /// Whether a diagnostic about the route was reported. No conclusions are drawn from its targets.
  package var isPoisoned = false
  package init(range: SourceRange, doc: SourceRange, patterns: IDRange<Pattern>) {
    self.range = range
    self.doc = doc
    self.patterns = patterns
  }
}

/// A URL pattern.
package struct Pattern: Sendable {
  package var route: RouteID
  /// The alias that declares the pattern. An alias's pattern is only matched, never printed.
  package var alias: AliasID?
  package var segments: IDRange<PatternPart>
  package var query: IDRange<QueryItem>
  package var fragment: PatternPart?
  /// The constants that an alias assigns to placeholders of its route.
  package var constants: IDRange<Argument> = .empty
  /// The source text of the pattern, without quotes.
  package var text: Name
  package var range: SourceRange
  package init(
    route: RouteID, alias: AliasID?, segments: IDRange<PatternPart>, query: IDRange<QueryItem>, fragment: PatternPart?, text: Name,
    range: SourceRange
  ) {
    self.route = route
    self.alias = alias
    self.segments = segments
    self.query = query
    self.fragment = fragment
    self.text = text
    self.range = range
  }
}

/// A part of a pattern: a segment, a query value, or a fragment.
package enum PatternPart: Hashable, Sendable {
  case literal(Name)
  /// A placeholder with the text before and after it. A nil parameter discards the value (`{_}`). `form` is the text of a
  /// `PlaceholderForm`, or empty.
  case placeholder(prefix: Name, parameter: ParameterID?, suffix: Name, isOptional: Bool, form: Name = .empty)
  /// Placeholders that share a segment, such as `{sha}.{ext}`, each with the text before it, and the last with the text after it. They
  /// precede their pattern's parts in the table.
  case several(IDRange<PatternPart>)
  /// One or more segments up to the end of the path. `suffix` is the end of the last one.
  case rest(ParameterID?, suffix: Name)
  /// A part that couldn't be resolved.
  case unknown
}

extension PatternPart {
  /// Whether the part is a placeholder that can be omitted.
  package var isOptional: Bool {
    if case .placeholder(_, _, _, isOptional: true, _) = self { true } else { false }
  }
}

extension NavigationGraph {
  /// Returns the source text of a route's first pattern; nil if the route has none, which was reported.
  package func pattern(of route: RouteID) -> String? { routes[route].patterns.first.map { text(of: patterns[$0].text) } }
}

/// A query item, such as `?key={p}`.
package struct QueryItem: Sendable {
  package var key: Name
  package var value: PatternPart
  /// Whether the URL matches only if the key is present and its value parses.
  package var isRequired: Bool
  package var range: SourceRange
  package init(key: Name, value: PatternPart, isRequired: Bool, range: SourceRange) {
    self.key = key
    self.value = value
    self.isRequired = isRequired
    self.range = range
  }
}

/// An alias, such as an old URL of a route.
package struct Alias: Sendable {
  package var range: SourceRange
  package var patterns: IDRange<Pattern>
  /// The route; nil if the target matches none, or only the alias itself.
  package var route: RouteID?
  package init(range: SourceRange, patterns: IDRange<Pattern>, route: RouteID?) {
    self.range = range
    self.patterns = patterns
    self.route = route
  }
}

/// An entry point that isn't a URL.
package struct Entry: Sendable {
  package enum Kind: String, CaseIterable, Sendable { case shortcut, notification, activity, intent, file }
  package var kind: Kind
  /// The shortcut's type, the notification's kind, the activity's type, or the file's extension.
  package var identifier: Name
  package var range: SourceRange
  package var doc: SourceRange
  package var parameters: IDRange<Parameter> = .empty
  package var links: App.LinkPolicy?
  /// The number of seconds that the entry may wait; by default, the app's.
  package var expiry: Int?
  package var requires: IDRange<GuardUse> = .empty
  package var destinations: IDRange<Destination> = .empty
  package var branches: IDRange<Branch> = .empty
  package init(kind: Kind, identifier: Name, range: SourceRange, doc: SourceRange) {
    self.kind = kind
    self.identifier = identifier
    self.range = range
    self.doc = doc
  }
}
