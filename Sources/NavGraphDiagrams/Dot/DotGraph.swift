/// A Graphviz graph as a value. `DotRenderer` creates it, and `text` renders it.
struct DotGraph {
  var name: String
  var attributes: [DotAttribute] = []
  var nodeDefaults: [DotAttribute] = []
  var edgeDefaults: [DotAttribute] = []
  var body: [DotStatement] = []
}

indirect enum DotStatement {
  case node(id: String, [DotAttribute])
  /// An edge. Its ends can have ports: `Chat:e1:e`.
  case edge(from: DotEnd, to: DotEnd, [DotAttribute])
  case cluster(id: String, [DotAttribute], [DotStatement])
  case sameRank([String])
}

struct DotEnd {
  var id: String
  var port: String?
  var side: String?
}

/// An attribute: `label="..."` or `label=<...>`.
struct DotAttribute: Sendable {
  enum Value: Sendable {
    case text(String)
    case label(DotLabel)
  }
  var name: String
  var value: Value
  init(_ name: String, text: String) {
    self.name = name
    value = .text(text)
  }
  init(_ name: String, label: DotLabel) {
    self.name = name
    value = .label(label)
  }
}

/// The supported subset of Graphviz's HTML-like labels.
indirect enum DotLabel: Sendable {
  case text(String)
  case bold(String)
  case color(String, [DotLabel])
  case struck([DotLabel])
  /// Content with a size in points and a color.
  case sized(Int, String, [DotLabel])
  case row([DotLabel])
  /// An image file, scaled to its cell.
  case image(String)
  /// Minimal content, because an empty cell is as high as a line of text.
  case tiny
  case table([(String, String)], [[Cell]], rules: Set<Int> = [])

  struct Cell: Sendable {
    var attributes: [(String, String)]
    var content: [DotLabel]
    init(attributes: [(String, String)] = [], content: [DotLabel]) {
      self.attributes = attributes
      self.content = content
    }
  }
}
