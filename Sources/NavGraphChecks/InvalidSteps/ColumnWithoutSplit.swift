import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let columnWithoutSplit = Rule(
    number: 0516, severity: .error, summary: "`show` or `clear` of a column that isn't there",
    rationale: """
      `show detail` and `clear detail` act on the split around the screen. A screen that can also be shown outside of a split can't rely \
      on one. Add a separate event there, or push.
      """,
    failing: """
      app Mail {
        root Boxes
      }
      split Boxes {
        sidebar stack Folders
        detail  stack Letter
      }
      screen Folders {
        on open -> show content Letter
      }
      screen Letter
      """,
    corrected: """
      app Mail {
        root Boxes
      }
      split Boxes {
        sidebar stack Folders
        detail  stack Letter
      }
      screen Folders {
        on open -> show detail Letter
      }
      screen Letter
      """)
}

extension Checker {
  func reportColumnWithoutSplit(for refusal: Refusal) {
    let what = text(of: refusal)
    let subject = subject(of: refusal)
    guard case .noColumn(let column) = refusal.reason, let split = places.slots[refusal.slot].split,
      case .split(let id) = places.slots[split].kind
    else {
      let isElsewhere = refusal.place.map { place in
        places.places(of: places.places[place].screen).contains { places.slots[places.places[$0].slot].split != nil }
      }
      let lack = isElsewhere == true ? "isn't always in a split" : "has no split around it"
      return report(
        diagnostic(
          .columnWithoutSplit, message: "`\(subject)` \(lack), so `\(what)` isn't possible here", for: refusal, label: "no columns here",
          help: ["write `push` if there is a stack, or only show `\(subject)` inside a split"]))
    }
    let name = graph.text(of: graph.splits[id].declared.name)
    let columns = Column.allCases.filter { graph.splits[id][$0] != nil }.map { "`\($0.text)`" }
    var diagnostic = diagnostic(
      .columnWithoutSplit, message: "the split `\(name)` has no column `\(column.text)`", for: refusal,
      label: "no such column around `\(subject)`",
      help: ["name one of its columns, \(list(of: columns)), or declare `\(column.text)` in `\(name)`"])
    diagnostic.secondary.insert(Label(at: graph.splits[id].declared.nameRange, text: "the split around `\(subject)`"), at: 0)
    report(diagnostic)
  }
}
