import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let styleNeverTaken = Rule(
    number: 0912, severity: .warning, summary: "style that is never used",
    rationale: """
      navgraph uses the first style of a modal for the kind of device, otherwise the first without a device. A popover is used only if it \
      has a view to point at. A style after another one for the same devices is never used.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on filter -> present Filter
      }
      modal Filter {
        content Options
        style   pageSheet, formSheet
      }
      screen Options
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on filter -> present Filter
      }
      modal Filter {
        content Options
        style   pageSheet, formSheet on pad
      }
      screen Options
      """)

  static let idiomWithoutRoot = Rule(
    number: 0913, severity: .warning, summary: "kind of device for which the app has no root",
    rationale: """
      A `root` without `on` is for every kind of device that has no root of its own. If each root names its devices, the app shows nothing \
      on other devices, and options for them have no effect.
      """,
    failing: """
      app Shop {
        root stack Home on phone, pad
      }
      screen Home {
        on filter -> present Filter
      }
      modal Filter {
        content Options
        style   pageSheet, formSheet on mac
      }
      screen Options
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on filter -> present Filter
      }
      modal Filter {
        content Options
        style   pageSheet, formSheet on mac
      }
      screen Options
      """)
}

extension Checker {
  func checkStyleChoices() {
    for modal in graph.modals where modal.styles.count > 1 {
      let uses = Array(graph.styleUses[modal.styles])
      // The first popover and the first other style of each set of devices.
      var taken: [(idioms: Idioms, isPopover: Bool, range: SourceRange)] = []
      for use in uses {
        let first = taken.first {
          $0.idioms == use.idioms && (!$0.isPopover || use.style == .popover)
        }
        if let first {
          let devices = use.idioms.isEmpty ? "" : " on \(words(for: use.idioms))"
          report(
            Diagnostic(
              .styleNeverTaken, message: "`\(use.style.rawValue)`\(devices) is never used: another style comes first", at: use.range,
              label: "never used", secondary: [Label(at: first.range, text: "used instead")],
              help: ["add `on` with devices to the other one, or remove this"]))
        } else {
          taken.append((use.idioms, use.style == .popover, use.range))
        }
      }
    }
  }

  func checkIdioms() {
    guard let known = graph.rootIdioms else { return }
    for use in graph.styleUses where !use.idioms.isEmpty && use.idioms.isDisjoint(with: known) {
      reportIdiom(use.idioms, at: use.range, label: "never used")
    }
    for content in graph.modalContents where !content.idioms.isEmpty && content.idioms.isDisjoint(with: known) {
      reportIdiom(content.idioms, at: content.range, label: "never shown")
    }
    for destination in graph.destinations where !destination.idioms.isEmpty && destination.idioms.isDisjoint(with: known) {
      reportIdiom(destination.idioms, at: destination.range, label: "leads nowhere")
    }
  }

  private func reportIdiom(_ idioms: Idioms, at range: SourceRange, label: String) {
    let roots = graph.roots.prefix(4).map { Label(at: $0.range, text: "a root on \(words(for: $0.idioms))") }
    report(
      Diagnostic(
        .idiomWithoutRoot, message: "the app has no root on \(words(for: idioms))", at: range, label: label, secondary: roots,
        help: ["add one, such as `root ... on \(words(for: idioms))`, or remove this"]))
  }

  /// Returns the names of devices, such as "phone and pad".
  private func words(for idioms: Idioms) -> String { list(of: Idioms.words.filter { idioms.contains($0.1) }.map(\.0)) }
}
