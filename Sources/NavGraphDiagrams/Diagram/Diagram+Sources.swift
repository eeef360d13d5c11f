extension Diagram {
  /// Returns the diagram with the paths of its sources converted by `spelling`.
  package func respelled(by spelling: (String) -> String) -> Diagram {
    var diagram = self
    var known: [String: String] = [:]
    func respell(_ source: inout Source?) {
      guard let path = source?.path else { return }
      let spelled = known[path] ?? spelling(path)
      known[path] = spelled
      source?.path = spelled
    }
    for index in diagram.groups.indices { respell(&diagram.groups[index].source) }
    for index in diagram.cards.indices {
      respell(&diagram.cards[index].source)
      for shot in diagram.cards[index].screenshots.indices {
        diagram.cards[index].screenshots[shot].spelled = spelling(diagram.cards[index].screenshots[shot].file)
      }
    }
    return diagram
  }
}
