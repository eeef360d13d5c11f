import NavGraphModel

extension Lander {
  /// The values that a URL gives to its route.
  package func values(_ matched: Matched) -> Values {
    var values: Values = [:]
    for id in graph.routes[matched.route].parameters {
      let type = graph.parameters[id].type
      switch matched.value(of: id) {
      case .text(let text)?: values[id] = LandingValue(text, as: type, in: graph)
      case .list(let texts)?: values[id] = LandingValue(texts, as: type, in: graph)
      case nil: break
      }
    }
    return values
  }

  /// Where the route of a URL leads: from `state`, or at the start of the app.
  package func open(_ matched: Matched, from state: LandingState? = nil) -> Landing? {
    open(matched.route, values(matched), from: state)
  }
}
