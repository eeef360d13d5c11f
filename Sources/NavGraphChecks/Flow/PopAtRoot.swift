import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too much: it knows which screens can be under a place, and exactly only those that the same sequence has pushed.
  static let popAtRoot = Rule(
    number: 0603, severity: .warning, summary: "`pop` at the root of a stack",
    rationale: """
      `pop` returns to the screen below. At the root of a stack there is no screen below, and `pop` does nothing. `close` works there too: \
      it dismisses the presentation or clears the column.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab help stack Help
      }
      screen Home {
        on help -> push Help
      }
      screen Help {
        on done -> pop
      }
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab more stack More
      }
      screen Home {
        on help -> push Help
      }
      screen More
      screen Help {
        on done -> pop
      }
      """)
}

extension Checker {
  private func hasRoot(in stack: StackID) -> Bool {
    guard let root = graph.stacks[stack].root else { return false }
    if case .screen = graph.instances[root].content { return true }
    return false
  }

  func reportPopAtRoot(for refusal: Refusal) {
    if refusal.isAfterPop {
      return report(
        diagnostic(
          .popAtRoot, message: "one `pop` can lead from `\(subject(of: refusal))` to the root of its stack, where a second does nothing",
          for: refusal,
          label: "no screen is below it then",
          help: [
            "remove it, or write \(Fix(code: "pop to root", edits: [.init(replacing: graph.steps[refusal.step].range, with: "pop to root")])) to return to the root"
          ]
        ))
    }
    let slot = places.slots[refusal.slot]
    // A stack whose root is invalid or missing is reported elsewhere.
    if case .stack(let stack) = slot.kind, !hasRoot(in: stack) { return }
    let isColumn = if case .column = slot.role { true } else { false }
    let isAlways = refusal.place.map { !places.places[$0].flags.contains(.isPushed) } ?? false
    let help: Help =
      isColumn
      ? "write `close`, which clears the column there"
      : places.units[slot.unit].kind == .presented
        ? "write `close`, which dismisses there" : "write `pop` only on screens that are always pushed"
    var diagnostic = diagnostic(
      .popAtRoot, message: "`\(subject(of: refusal))` \(isAlways ? "is" : "can be") at the root of its stack, where `pop` does nothing",
      for: refusal, label: isAlways ? "no screen is below it" : "no screen is below it then", help: [help])
    if isAlways, isColumn || places.units[slot.unit].kind == .presented { diagnostic.fixes = [closing(refusal)] }
    report(diagnostic)
  }
}
