import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let columnWithoutSplit = Rule(
    0516, .error, summary: "`show` or `clear` of a column that isn't there",
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
  func reportColumnWithoutSplit(_ refusal: Refusal) {
    let what = text(refusal)
    let subject = subject(refusal)
    guard case .noColumn(let column) = refusal.reason, let split = places.slots[refusal.slot].split,
      case .split(let id) = places.slots[split].kind
    else {
      let isElsewhere = refusal.place.map { place in
        places.places(of: places.places[place].screen).contains { places.slots[places.places[$0].slot].split != nil }
      }
      let lack = isElsewhere == true ? "isn't always in a split" : "has no split around it"
      return report(
        finding(
          .columnWithoutSplit, "`\(subject)` \(lack), so `\(what)` isn't possible here", refusal, "no columns here",
          help: ["write `push` if there is a stack, or only show `\(subject)` inside a split"]))
    }
    let name = graph.text(graph.splits[id].declared.name)
    let columns = Column.allCases.filter { graph.splits[id][$0] != nil }.map { "`\($0.text)`" }
    var finding = finding(
      .columnWithoutSplit, "the split `\(name)` has no column `\(column.text)`", refusal, "no such column around `\(subject)`",
      help: ["name one of its columns, \(list(columns)), or declare `\(column.text)` in `\(name)`"])
    finding.secondary.insert(Label(graph.splits[id].declared.nameRange, "the split around `\(subject)`"), at: 0)
    report(finding)
  }
}
