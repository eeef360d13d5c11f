import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A `select` where no such tab is around.
  static let selectWithoutTabs = Rule(
    0514, .error, summary: "a `select` where there is no such tab",
    rationale: """
      `select search` means the tab of the innermost tabs around the screen. Something presented covers the tabs below it: dismiss first, \
      then select. Elsewhere, name the tabs: `select Main.search`, where Main is up.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab find stack Find
      }
      screen Home {
        on add -> present Add
      }
      screen Find
      modal Add { content stack Form }
      screen Form {
        on find -> select find
      }
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab find stack Find
      }
      screen Home {
        on add -> present Add
      }
      screen Find
      modal Add { content stack Form }
      screen Form {
        on find -> dismiss all then select find
      }
      """)
}

extension Checker {
  mutating func reportSelectWithoutTabs(_ refusal: Refusal) {
    let range = graph.steps[refusal.step].range
    let slot = places.slots[refusal.slot]
    let subject = subject(refusal)
    let what = text(refusal)
    switch refusal.reason {
    case .tabsBelow:
      let unit = places.units[slot.unit].content
      report(
        finding(
          .selectWithoutTabs, "`\(what)` can't reach the tabs: \(noun(unit)) covers them", refusal, "no tabs around `\(subject)` here",
          help: ["leave first: `dismiss all then \(what)`"],
          fixes: [Fix("dismiss everything first", .maybe, [.init(range.opening, "dismiss all then ")])]))
    case .noSuchTab:
      let tabs = slot.kind.content.map { name($0) } ?? "it"
      report(
        finding(
          .selectWithoutTabs, "`\(tabs)` has no such tab: `\(what)`", refusal, "`\(tabs)` are the tabs around `\(subject)`",
          help: ["name the tabs that have it, as in `select Main.search`"]))
    case .otherTabs:
      report(
        finding(
          .selectWithoutTabs, "`\(what)` runs where these tabs are not up", refusal, "not on screen then",
          help: ["`switch to` their root first"]))
    default:
      report(
        finding(
          .selectWithoutTabs, "`\(subject)` has no tabs around it: `\(what)` means nothing here", refusal, "no tabs here",
          help: ["move `\(subject)` into a tab, or `switch to` the root that has this tab"]))
    }
  }
}
