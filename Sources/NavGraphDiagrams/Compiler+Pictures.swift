import NavGraphCompiler
import NavGraphModel
import NavGraphSwift

// The arrows to pictures, and to pages that show them.
extension Compiler {
  /// The picture of a checked program, findings painted on it.
  package static func diagram(_ checked: Checked) -> Diagram {
    DiagramBuilder.build(checked.graph, findings: checked.findings)
  }

  /// What traces of a checked program's app can show, before any is read.
  package static func coverage(_ checked: Checked) -> Coverage {
    Coverage(checked.graph, traceNames(for: checked.graph, checked.places, checked.routes))
  }

  /// What a page knows of a checked program beside its picture; `spelling` writes the paths of sources.
  package static func pageFacts(_ checked: Checked, _ spelling: (String) -> String = { $0 }) -> PageFacts {
    PageFacts(checked.graph, checked.places, checked.routes, spelling)
  }
}
