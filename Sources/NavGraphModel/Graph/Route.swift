import NavGraphSyntax

/// URL patterns and the places they lead to.
package struct Route: Sendable {
  package var range: SourceRange
  package var doc: SourceRange
  /// The patterns that the route itself declares; those of its aliases say so themselves (`Pattern.alias`).
  package var patterns: IDRange<Pattern>
  /// Narrowed to these hosts and schemes; empty: every one of the app.
  package var hosts: [Name] = []
  package var schemes: [Name] = []
  /// What takes the place of the star in its one host, and feeds this: `host "{lang}.example.com"`.
  package var hostParameter: ParameterID?
  /// nil: as the app says.
  package var links: App.LinkPolicy?
  /// How many seconds it may wait; nil: as the app says.
  package var expiry: Int?
  package var requires: IDRange<GuardUse> = .none
  /// The placeholders, with the types of the parameters that they feed. Patterns of one route share them by name. One that may be
  /// absent has a default: that of the parameter it feeds, or nil.
  package var parameters: IDRange<Parameter> = .none
  /// One for each root it was resolved in; those of its branches follow each other.
  package var destinations: IDRange<Destination> = .none
  /// Empty: it leads there whatever the app answers and whatever it carries. First match wins; where none does, it opens nothing.
  package var branches: IDRange<Branch> = .none
  /// Something about it has been reported: no conclusion is drawn from where it leads.
  package var isPoisoned = false
  package init(range: SourceRange, doc: SourceRange, patterns: IDRange<Pattern>) {
    self.range = range
    self.doc = doc
    self.patterns = patterns
  }
}

/// One URL pattern. Design 1.3.
package struct Pattern: Sendable {
  package var route: RouteID
  /// Set if an `alias` declares it: then it is matched, never printed.
  package var alias: AliasID?
  package var segments: IDRange<PatternPart>
  package var query: IDRange<QueryItem>
  package var fragment: PatternPart?
  /// What an alias gives to placeholders of its route that stand for a literal in its target.
  package var constants: IDRange<Argument> = .none
  /// The text as the author wrote it, without quotes.
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

/// What one segment, query value or fragment may be.
package enum PatternPart: Hashable, Sendable {
  case literal(Name)
  /// Text before and after; a nil parameter matches and discards (`{_}`). `form` is the text of a `PlaceholderForm`, or empty.
  case placeholder(prefix: Name, parameter: ParameterID?, suffix: Name, isOptional: Bool, form: Name = .empty)
  /// Placeholders that share a segment, each with the text before it, the last with the text behind it: `{sha}.{ext}`. They are in the
  /// table of parts before those of their pattern.
  case several(IDRange<PatternPart>)
  /// At least one segment, to the end; `suffix` is what the last of them ends with.
  case rest(ParameterID?, suffix: Name)
  /// An alias's placeholder that its route's target turned into a constant has no such case: it is a literal.
  case unknown
}

extension PatternPart {
  /// Whether it is a placeholder that can be left out.
  package var isOptional: Bool {
    if case .placeholder(_, _, _, isOptional: true, _) = self { true } else { false }
  }
}

extension NavigationGraph {
  /// The first pattern of a route, as it is written; nil if it has none, which is reported.
  package func pattern(of route: RouteID) -> String? { routes[route].patterns.first.map { text(patterns[$0].text) } }
}

/// `?key={p}`
package struct QueryItem: Sendable {
  package var key: Name
  package var value: PatternPart
  /// The URL matches only if the key is there and its value parses.
  package var isRequired: Bool
  package var range: SourceRange
  package init(key: Name, value: PatternPart, isRequired: Bool, range: SourceRange) {
    self.key = key
    self.value = value
    self.isRequired = isRequired
    self.range = range
  }
}

/// An old URL kept alive.
package struct Alias: Sendable {
  package var range: SourceRange
  package var patterns: IDRange<Pattern>
  /// nil where the target matches no route, or only itself.
  package var route: RouteID?
  package init(range: SourceRange, patterns: IDRange<Pattern>, route: RouteID?) {
    self.range = range
    self.patterns = patterns
    self.route = route
  }
}

/// Every other way in.
package struct Entry: Sendable {
  package enum Kind: String, CaseIterable, Sendable { case shortcut, notification, activity, intent, file }
  package var kind: Kind
  /// The shortcut's type, the notification's kind, the activity's type, the file's extension.
  package var identifier: Name
  package var range: SourceRange
  package var doc: SourceRange
  package var parameters: IDRange<Parameter> = .none
  package var links: App.LinkPolicy?
  /// How many seconds it may wait; nil: as the app says.
  package var expiry: Int?
  package var requires: IDRange<GuardUse> = .none
  package var destinations: IDRange<Destination> = .none
  /// As of a route.
  package var branches: IDRange<Branch> = .none
  package init(kind: Kind, identifier: Name, range: SourceRange, doc: SourceRange) {
    self.kind = kind
    self.identifier = identifier
    self.range = range
    self.doc = doc
  }
}
