/// A Graphviz graph as a value; `DotRenderer` fills it and `text` writes it.
struct DotGraph {
  var name: String
  var attributes: [DotAttribute] = []
  var nodeDefaults: [DotAttribute] = []
  var edgeDefaults: [DotAttribute] = []
  var body: [DotStatement] = []
}

/// A line of a graph's body.
indirect enum DotStatement {
  case node(id: String, [DotAttribute])
  /// The ends may carry a port: `Chat:e1:e`.
  case edge(from: DotEnd, to: DotEnd, [DotAttribute])
  case cluster(id: String, [DotAttribute], [DotStatement])
  case sameRank([String])
}

/// One end of an edge.
struct DotEnd {
  var id: String
  var port: String?
  var side: String?
}

/// `label="..."` or `label=<...>`.
struct DotAttribute: Sendable {
  enum Value: Sendable {
    case text(String)
    case label(DotLabel)
  }
  var name: String
  var value: Value
  init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }
  init(_ name: String, _ label: DotLabel) {
    self.name = name
    value = .label(label)
  }
}

/// Graphviz's HTML-like labels: the small part of them that is used.
indirect enum DotLabel: Sendable {
  case text(String)
  case bold(String)
  case color(String, [DotLabel])
  /// With a line through it.
  case struck([DotLabel])
  /// Coloured and of another size, in points.
  case sized(Int, String, [DotLabel])
  case row([DotLabel])
  /// The picture in a file, as large as its cell.
  case image(String)
  /// Next to nothing: an empty cell is as high as a line of text.
  case tiny
  case table([(String, String)], [[Cell]], rules: Set<Int> = [])

  /// A cell with its attributes.
  struct Cell: Sendable {
    var attributes: [(String, String)]
    var content: [DotLabel]
    init(_ attributes: [(String, String)] = [], _ content: [DotLabel]) {
      self.attributes = attributes
      self.content = content
    }
  }
}
