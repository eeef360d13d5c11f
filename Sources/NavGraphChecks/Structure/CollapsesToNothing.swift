import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A split that collapses to a column it does not have.
  static let collapsesToNothing = Rule(
    0508, .error, summary: "a split that collapses to a column it does not have",
    rationale: "On a narrow screen a split shows one column; it must be one of its own.",
    failing: """
      app Mail {
        root Boxes
      }
      split Boxes {
        sidebar   stack Folders
        detail    stack Letter
        collapses to content
      }
      screen Folders
      screen Letter
      """,
    corrected: """
      app Mail {
        root Boxes
      }
      split Boxes {
        sidebar   stack Folders
        detail    stack Letter
        collapses to detail
      }
      screen Folders
      screen Letter
      """)
}

extension Checker {
  mutating func checkCollapses() {
    for split in graph.splits {
      guard let column = split.collapsesTo, split[column] == nil, split.sidebar != nil, split.detail != nil else { continue }
      report(
        Diagnostic(
          .collapsesToNothing, "`\(graph.text(split.declared.name))` collapses to `\(column.text)`, a column it does not have",
          at: split.declared.nameRange, "has no `\(column.text)`", help: ["name one of its columns, or declare `\(column.text)`"]))
    }
  }
}
