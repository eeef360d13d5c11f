import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let nestedContainers = Rule(
    number: 0504, severity: .error, summary: "tabs in tabs, split in a split, or pages in pages",
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
      let content = graph.meant(by: nesting.instance)
      let slot = places.slots[nesting.slot]
      let outer: SlotID? =
        switch content {
        case .tabs: slot.tabs
        case .split: slot.split
        case .pages: slot.pages
        default: nil
        }
      let around = outer.flatMap { places.slots[$0].kind.content } ?? graph.nestings[nesting.instance]?.around
      guard let around else { continue }
      reportNesting(
        nesting.instance, content: content, in: around,
        notes: ["it is in: \(places.chain(of: nesting.slot, in: graph).joined(separator: " > "))"])
    }
    // Nested containers that are never shown.
    for (instance, nesting) in graph.nestings.sorted(by: { $0.key < $1.key }) where seen.insert(instance).inserted {
      reportNesting(instance, content: nesting.content, in: nesting.around, notes: [])
    }
  }

  private func reportNesting(_ instance: InstanceID, content: Content, in around: Content, notes: [String]) {
    let isSame = around == content
    let kind = kind(of: content)
    report(
      Diagnostic(
        .nestedContainers,
        message: isSame
          ? "`\(name(of: content))` contains itself"
          : "`\(name(of: content))` can't be inside `\(name(of: around))`: \(kind) can't contain \(kind)",
        at: graph.instances[instance].range, label: isSame ? "contains itself again" : "\(kind) ...",
        secondary: isSame ? [] : graph.declared(of: around).map { [Label(at: $0.nameRange, text: "... in \(kind)")] } ?? [], notes: notes,
        help: [help(for: content)]))
  }

  private func kind(of content: Content) -> String {
    switch content {
    case .tabs: "tabs"
    case .split: "a split"
    case .pages: "pages"
    case .modal: "a modal"
    default: "a stack"
    }
  }

  private func help(for content: Content) -> Help {
    switch content {
    case .tabs: "group tabs with `section`, or present `\(name(of: content))`"
    case .split: "a split may have a third column, `content`, and an `inspector`"
    case .pages: "list the inner pages among the outer ones"
    default: "show a screen there"
    }
  }
}
