import NavGraphCompiler
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

// The arrows to pictures, and to pages that show them.
extension Compiler {
  /// The picture of a checked program, findings painted on it: without `findings`, all that the source doesn't allow.
  package static func diagram(_ checked: Checked, findings: [Diagnostic]? = nil) -> Diagram {
    DiagramBuilder.build(checked.graph, findings: findings ?? checked.findings)
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
