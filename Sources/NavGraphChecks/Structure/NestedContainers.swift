import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// Tabs in tabs, a split in a split, pages in pages.
  static let nestedContainers = Rule(
    0504, .error, summary: "tabs in tabs, a split in a split, or pages in pages",
    rationale: """
      With two tab bars, or columns in a column, an action such as `select` could mean either, and UIKit does not lay them out. Group tabs \
      with `section`, give a split up to three columns and an inspector, or present the inner container.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home  stack Home
        tab other tabs Other
      }
      tabs Other {
        tab news stack News
      }
      screen Home
      screen News
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        section "Other" {
          tab news stack News
        }
      }
      screen Home
      screen News
      """)
}

extension Checker {
  func checkNestings() {
    var seen = Set<InstanceID>()
    for nesting in places.nestings where seen.insert(nesting.instance).inserted {
      let content = graph.instances[nesting.instance].content
      let slot = places.slots[nesting.slot]
      let (kind, outer): (String, SlotID?) =
        switch content {
        case .tabs: ("tabs", slot.tabs)
        case .split: ("a split", slot.split)
        default: ("pages", slot.pages)
        }
      guard let outer, let around = places.slots[outer].kind.content else { continue }
      let isSame = around == content
      report(
        Diagnostic(
          .nestedContainers,
          isSame
            ? "`\(name(content))` contains itself"
            : "`\(name(content))` can't be inside `\(name(around))`: there can't be \(kind) in \(kind)",
          at: graph.instances[nesting.instance].range, isSame ? "and so on without end" : "\(kind) ...",
          secondary: isSame ? [] : graph.declared(around).map { [Label($0.nameRange, "... in \(kind)")] } ?? [],
          notes: ["it is in: \(places.chain(of: nesting.slot, in: graph).joined(separator: " > "))"],
          help: [help(content)]))
    }
  }

  private func help(_ content: Content) -> String {
    switch content {
    case .tabs: "group tabs with `section`, or present `\(name(content))`"
    case .split: "a split may have a third column, `content`, and an `inspector`"
    default: "list the inner pages among the outer ones"
    }
  }
}
