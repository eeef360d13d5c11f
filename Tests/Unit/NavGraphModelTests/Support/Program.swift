import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Files given as text, parsed and resolved.
struct Program {
  let graph: NavigationGraph
  /// In order, without those that are allowed.
  let findings: [Diagnostic]

  init(_ text: String) { self.init(files: [("Main.navgraph", text)]) }

  init(files: [(path: String, text: String)]) {
    self.init(sources: files.map { SourceFile(path: $0.path, text: $0.text) })
  }

  init(sources: [SourceFile]) {
    var names = NameTable()
    var findings: [Diagnostic] = []
    var trees: [SyntaxTree] = []
    for (index, source) in sources.enumerated() {
      trees.append(parse(source, file: FileID(index), names: &names, diagnostics: &findings))
    }
    graph = resolve(trees, names: names, diagnostics: &findings)
    let allowances = graph.allowances[graph.allowances.ids]
    findings.removeAll { finding in
      allowances.contains { allowance in
        let (inner, outer) = (finding.primary.range, allowance.covers)
        return allowance.code == finding.code && inner.file == outer.file && outer.start <= inner.start && inner.end <= outer.end
      }
    }
    self.findings = findings.sorted(by: Diagnostic.precedes)
  }

  /// `0301 at push Detial`: each finding with the text that it points at.
  var summary: [String] {
    findings.map { finding in
      let range = finding.primary.range
      let file = graph.files[Int(range.file.index)]
      return "\(finding.code) \(file.text(range))"
    }
  }

  var codes: [String] { findings.map { String($0.code.description) } }

  /// The messages, for expectations that read them.
  var messages: [String] { findings.map(\.message) }

  func screen(_ name: String) -> Screen? {
    graph.screens[graph.screens.ids].first { graph.text($0.declared.name) == name }
  }

  func event(_ name: String) -> Event? {
    graph.events[graph.events.ids].first { graph.text($0.declared.name) == name }
  }

  /// The actions of the first branch of an event.
  func actions(of event: String) -> [Action] {
    guard let event = self.event(event), let branch = event.branches.first else { return [] }
    return graph.steps[graph.branches[branch].steps].map(\.action)
  }
}

/// A whole app around some declarations: `Home` is the root and has the events given.
func app(_ events: String = "", _ declarations: String = "") -> String {
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

/// Resolves and demands that nothing is found.
@discardableResult
func clean(_ text: String, location: Testing.SourceLocation = #_sourceLocation) -> Program {
  let program = Program(text)
  #expect(program.summary == [], "\(program.messages)", sourceLocation: location)
  return program
}

/// Resolves and demands exactly these findings: the code's number and the text that the finding points at.
@discardableResult
func finds(_ expected: [String], in text: String, location: Testing.SourceLocation = #_sourceLocation) -> Program {
  let program = Program(text)
  #expect(program.summary == expected.map { "NAV" + $0 }, "\(program.messages)", sourceLocation: location)
  return program
}
