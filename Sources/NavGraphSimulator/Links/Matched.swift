import NavGraphModel

/// The pattern that matches a URL, and the values that the URL has for its route.
package struct Matched: Sendable {
  package let pattern: PatternID
  package let route: RouteID
  /// The alias that the pattern belongs to, or nil if it belongs to the route.
  package let alias: AliasID?
  /// The index of the row in the table, which has a row for each length of a pattern.
  package let variant: Int
  /// The value of each parameter of the route, in their order. With nil, the parameter keeps its default.
  package let values: [CarriedText?]
  private let parameters: IDRange<Parameter>
  /// The keys of optional values that couldn't be parsed, in the order of the pattern. `#` is the fragment.
  package let ignored: [String]
  /// The keys that the pattern doesn't have, each once, in the order of the URL. `#` is the fragment.
  package let unknown: [String]

  init(
    pattern: PatternID, route: RouteID, alias: AliasID?, variant: Int, parameters: IDRange<Parameter>, values: [CarriedText?],
    ignored: [String], unknown: [String]
  ) {
    self.pattern = pattern
    self.route = route
    self.alias = alias
    self.variant = variant
    self.parameters = parameters
    self.values = values
    self.ignored = ignored
    self.unknown = unknown
  }

  /// Returns the value that the URL has for a parameter of the route.
  package func value(of parameter: ParameterID) -> CarriedText? {
    guard parameters.contains(parameter) else { return nil }
    let index = Int(parameter.raw - parameters.start)
    return values.indices.contains(index) ? values[index] : nil
  }
}

/// The decoded text that a URL contains for a parameter, or the texts of a list or catch-all.
package enum CarriedText: Hashable, Sendable {
  case text(String)
  case list([String])
}
