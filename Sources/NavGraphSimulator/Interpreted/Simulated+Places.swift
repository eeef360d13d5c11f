import NavGraphModel

// Compares places. Only some of their values determine whether two are the same.
extension Simulated {
  package static func isSamePlace(_ one: Screen, _ other: Screen) -> Bool { areSame(one, other, content: .screen(one.id)) }
  package static func isSamePlace(_ one: Modal, _ other: Modal) -> Bool { areSame(one, other, content: one.id) }
  package static func isSamePlace(_ one: Root, _ other: Root) -> Bool { areSame(one, other, content: one.id) }

  private static func areSame<Kind>(_ one: Thing<Kind>, _ other: Thing<Kind>, content: Content) -> Bool {
    let graph = one.tables.graph
    guard one.id == other.id, graph.isTold(content) else { return false }
    let keys = Set(graph.keys(of: content))
    return zip(graph.parameters(of: content), zip(one.values, other.values)).allSatisfy { !keys.contains($0) || $1.0 == $1.1 }
  }
}
