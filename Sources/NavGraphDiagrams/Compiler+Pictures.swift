import NavGraphCompiler
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

// Creates diagrams, coverage, and page data of checked programs.
extension Compiler {
  /// Returns the diagram of a checked program with its diagnostics. Without
  /// `findings`, it shows all diagnostics that the source doesn't allow.
  package static func diagram(_ checked: CheckedProgram, findings: [Diagnostic]? = nil) -> Diagram {
    DiagramBuilder.build(checked.graph, findings: findings ?? checked.findings)
  }

  /// Returns the coverage of a checked program, before any trace is read.
  package static func coverage(_ checked: CheckedProgram) -> Coverage {
    Coverage(checked.graph, traceNames(for: checked.graph, checked.places, checked.routes))
  }

  /// Returns the data of a page in addition to its picture. `spelling` converts the paths of sources.
  package static func pageFacts(_ checked: CheckedProgram, _ spelling: (String) -> String = { $0 }) -> PageFacts {
    PageFacts(checked.graph, checked.places, checked.routes, spelling)
  }
}
