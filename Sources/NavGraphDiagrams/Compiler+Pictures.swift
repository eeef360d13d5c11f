import NavGraphCompiler
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

// Creates diagrams, coverage, and page data of checked programs.
extension Compiler {
  /// Returns the diagram of a checked program with its diagnostics. Without
  /// `findings`, it shows all diagnostics that the source doesn't allow.
  package static func diagram(of checked: CheckedProgram, diagnostics: [Diagnostic]? = nil) -> Diagram {
    DiagramBuilder.build(from: checked.graph, diagnostics: diagnostics ?? checked.diagnostics)
  }

  /// Returns the coverage of a checked program, before any trace is read.
  package static func coverage(of checked: CheckedProgram) -> Coverage {
    Coverage(of: checked.graph, names: traceNames(for: checked.graph, places: checked.places, routes: checked.routes))
  }

  /// Returns the data of a page in addition to its picture. `spelling` converts the paths of sources.
  package static func pageFacts(of checked: CheckedProgram, spelling: (String) -> String = { $0 }) -> PageFacts {
    PageFacts(for: checked.graph, places: checked.places, routes: checked.routes, spelling: spelling)
  }
}
