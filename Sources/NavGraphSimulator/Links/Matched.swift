import NavGraphModel

/// The pattern that wins a URL, and what the URL gives to its route.
package struct Matched: Sendable {
  package let pattern: PatternID
  package let route: RouteID
  /// Set if the pattern is an alias's.
  package let alias: AliasID?
  /// Its index in the table: the pattern at one of its lengths.
  package let variant: Int
  /// For each parameter of the route, in their order; nil: absent, the parameter keeps its default.
  package let values: [CarriedText?]
  private let parameters: IDRange<Parameter>
  /// The keys of optional values that didn't parse, in the order of the pattern; `#` for the fragment.
  package let ignored: [String]
  /// The keys that the pattern doesn't know, each once, in the order of the URL; `#` for a fragment.
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

  /// What the URL gives to a parameter of the route.
  package func value(of parameter: ParameterID) -> CarriedText? {
    guard parameters.contains(parameter) else { return nil }
    let index = Int(parameter.raw - parameters.start)
    return values.indices.contains(index) ? values[index] : nil
  }
}
