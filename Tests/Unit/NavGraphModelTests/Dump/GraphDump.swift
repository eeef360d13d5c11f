import NavGraphSyntax

@testable import NavGraphModel

/// Returns the graph as text without locations. Equal programs have equal texts.
///
/// The text resembles the language, so that differences are readable.
func dump(_ graph: NavigationGraph) -> String {
  var dump = GraphDump(graph)
  dump.app()
  dump.types()
  dump.questions()
  dump.screens()
  dump.containers()
  dump.modals()
  dump.waysIn()
  dump.rest()
  return dump.text
}

/// Writes the tables in their order. Each group of tables is in a separate file.
struct GraphDump {
  let graph: NavigationGraph
  private(set) var text = ""
  private var depth = 0

  init(_ graph: NavigationGraph) { self.graph = graph }

  mutating func line(_ parts: String...) {
    text += String(repeating: "  ", count: depth)
    text += parts.filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n"
  }

  mutating func nested(_ body: (inout GraphDump) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  // MARK: Pieces

  func name(_ name: Name) -> String { graph.text(of: name) }

  func quoted(_ text: TextID?) -> String {
    guard let text = text.map({ graph.texts[$0] }) else { return "" }
    return (text.isVerbatim ? "verbatim " : "") + quoted(text.written)
  }

  func quoted(_ name: Name?) -> String {
    guard let name else { return "" }
    var text = "\""
    for scalar in graph.text(of: name).unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  func parameters(in range: IDRange<Parameter>) -> String {
    if range.isEmpty { return "" }
    let list = range.map { id in
      let parameter = graph.parameters[id]
      let defaultValue = parameter.defaultValue.map { " = " + expression($0) } ?? ""
      return name(parameter.name) + ": " + graph.describe(parameter.type) + (parameter.keyRange == nil ? "" : " key") + defaultValue
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  func head(of declared: Declared, parameters range: IDRange<Parameter> = .empty) -> String { name(declared.name) + parameters(in: range) }

  /// Writes the `///` lines before a declaration.
  mutating func doc(at range: SourceRange) {
    guard !range.isEmpty, graph.files.indices.contains(Int(range.file.index)) else { return }
    let gap = graph.files[Int(range.file.index)].text(in: range)
    for part in gap.split(whereSeparator: \.isNewline) {
      let trimmed = part.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("///") { line(String(trimmed)) }
    }
  }

  func arguments(in range: IDRange<Argument>) -> String {
    if range.isEmpty { return "" }
    let list = range.map { id in
      let argument = graph.arguments[id]
      return name(graph.parameters[argument.parameter].name) + ": " + expression(argument.value)
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  func expression(_ expression: Expression, depth: Int = 0) -> String {
    switch expression {
    case .parameter(let id): return name(graph.parameters[id].name)
    case .string(let text): return quoted(text)
    case .int(let number): return String(number)
    case .double(let number): return String(number)
    case .bool(let bool): return String(bool)
    case .enumerationCase(let id): return "." + name(graph.enumerationCases[id].name)
    case .nil: return "nil"
    case .unknown: return "?"
    case .list(let range):
      guard depth < 64 else { return "[...]" }
      return "[" + range.map { self.expression(graph.expressions[$0], depth: depth + 1) }.joined(separator: ", ") + "]"
    }
  }

  func content(_ content: Content) -> String {
    let kind: String
    switch content {
    case .screen: kind = "screen"
    case .stack(let id): kind = graph.stacks[id].isInline ? "inline stack" : "stack"
    case .tabs: kind = "tabs"
    case .split: kind = "split"
    case .pages: kind = "pages"
    case .modal: kind = "modal"
    case .alert: kind = "alert"
    case .unknown: return "?"
    }
    return kind + " " + (graph.declared(of: content).map { name($0.name) } ?? "?")
  }

  func instance(_ id: InstanceID?) -> String {
    guard let id else { return "nothing" }
    return content(graph.instances[id].content) + arguments(in: graph.instances[id].arguments)
  }

  func requires(in range: IDRange<GuardUse>) -> String {
    if range.isEmpty { return "" }
    let uses = range.map { id in
      let use = graph.guardUses[id]
      return name(graph.guards[use.guard].declared.name) + arguments(in: use.arguments)
    }
    return "requires " + uses.joined(separator: ", ")
  }

  func test(_ id: TestID?, depth: Int = 0) -> String {
    guard let id else { return "" }
    guard depth < 256 else { return "..." }
    func operands(in range: IDRange<TestOperand>, word: String) -> String {
      "(" + range.map { test(graph.testOperands[$0].test, depth: depth + 1) }.joined(separator: " \(word) ") + ")"
    }
    switch graph.tests[id] {
    case .condition(let id, let values): return name(graph.conditions[id].declared.name) + arguments(in: values)
    case .equals(let id, let value): return name(graph.parameters[id].name) + " == " + expression(value)
    case .not(let inner): return "not " + test(inner, depth: depth + 1)
    case .all(let range): return operands(in: range, word: "and")
    case .any(let range): return operands(in: range, word: "or")
    case .opensWindows: return "windows"
    case .unknown: return "?"
    }
  }

  func idioms(_ idioms: Idioms) -> String {
    if idioms.isEmpty { return "" }
    return "on " + Idioms.words.filter { idioms.contains($0.1) }.map(\.0).joined(separator: ", ")
  }

  func returns(_ type: TypeID?) -> String { type.map { "returns " + graph.describe($0) } ?? "" }

  func bar(_ id: AppearanceID?) -> String { id.map { "bar " + name(graph.appearances[$0].declared.name) } ?? "" }
}
