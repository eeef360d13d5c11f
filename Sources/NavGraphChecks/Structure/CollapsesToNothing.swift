import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let collapsesToNothing = Rule(
    number: 0508, severity: .error, summary: "split that collapses to a column that it doesn't have",
    rationale: "On a narrow screen a split shows one column. `collapses to` has to name a column of the split.",
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
  func checkCollapses() {
    for split in graph.splits {
      guard let column = split.collapsesTo, split[column] == nil, split.sidebar != nil, split.detail != nil else { continue }
      let columns = list(of: Column.allCases.filter { split[$0] != nil && $0 != .inspector }.map { "`\($0.text)`" })
      report(
        Diagnostic(
          .collapsesToNothing, message: "`\(graph.text(of: split.declared.name))` collapses to `\(column.text)`, a column it doesn't have",
          at: split.collapsesRange ?? split.declared.nameRange, label: "no such column",
          secondary: split.collapsesRange == nil ? [] : [Label(at: split.declared.nameRange, text: "has \(columns)")],
          help: ["collapse to \(columns.replacing(" and ", with: " or ")), or declare a `\(column.text)` column"]))
    }
  }
}
