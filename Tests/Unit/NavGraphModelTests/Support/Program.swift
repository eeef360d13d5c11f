import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// A parsed and resolved program.
struct Program {
  let graph: NavigationGraph
  /// The diagnostics in order, without suppressed ones.
  let diagnostics: [Diagnostic]

  init(_ text: String) { self.init(files: [("Main.navgraph", text)]) }

  init(files: [(path: String, text: String)]) {
    self.init(sources: files.map { SourceFile(path: $0.path, text: $0.text) })
  }

  init(sources: [SourceFile]) {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    var trees: [SyntaxTree] = []
    for (index, source) in sources.enumerated() {
      trees.append(parse(source, file: FileID(index), names: &names, diagnostics: &diagnostics))
    }
    graph = resolve(trees, names: names, diagnostics: &diagnostics)
    let allowances = graph.allowances[graph.allowances.ids]
    diagnostics.removeAll { diagnostic in
      allowances.contains { allowance in
        let (inner, outer) = (diagnostic.primary.range, allowance.covers)
        return allowance.code == diagnostic.code && inner.file == outer.file && outer.start <= inner.start && inner.end <= outer.end
      }
    }
    self.diagnostics = diagnostics.sorted(by: Diagnostic.precedes)
  }

  /// The diagnostics, as `NAV0301` and the text of their range.
  var summary: [String] {
    diagnostics.map { diagnostic in
      let range = diagnostic.primary.range
      let file = graph.files[Int(range.file.index)]
      return "\(diagnostic.code) \(file.text(in: range))"
    }
  }

  var codes: [String] { diagnostics.map { String($0.code.description) } }

  var messages: [String] { diagnostics.map(\.message) }

  func screen(named name: String) -> Screen? {
    graph.screens[graph.screens.ids].first { graph.text(of: $0.declared.name) == name }
  }

  func event(named name: String) -> Event? {
    graph.events[graph.events.ids].first { graph.text(of: $0.declared.name) == name }
  }

  /// Returns the actions of the first branch of an event.
  func actions(of event: String) -> [Action] {
    guard let event = self.event(named: event), let branch = event.branches.first else { return [] }
    return graph.steps[graph.branches[branch].steps].map(\.action)
  }
}

/// Returns an app around some declarations. `Home` is the root and has these events.
func app(events: String = "", declarations: String = "") -> String {
  """
  app Shop {
    root stack Home
  }
  screen Home {
  \(events)
  }
  \(declarations)

  """
}

/// Resolves the text, and expects no diagnostics.
@discardableResult
func clean(_ text: String, location: Testing.SourceLocation = #_sourceLocation) -> Program {
  let program = Program(text)
  #expect(program.summary == [], "\(program.messages)", sourceLocation: location)
  return program
}

/// Resolves the text, and expects exactly these diagnostics: the number of the code and the text of the range.
@discardableResult
func finds(_ expected: [String], in text: String, location: Testing.SourceLocation = #_sourceLocation) -> Program {
  let program = Program(text)
  #expect(program.summary == expected.map { "NAV" + $0 }, "\(program.messages)", sourceLocation: location)
  return program
}
