import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A pop at the root of a stack.
  ///
  /// Errs to a warning: of what lies beneath it is known what may be there, and what the sequence has pushed itself.
  static let popAtRoot = Rule(
    0603, .warning, summary: "a pop at the root of a stack",
    rationale: """
      `pop` needs a screen below. At the root of a stack there is none, and nothing happens. `close` dismisses or clears there, as fits.
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
  private func hasRoot(_ stack: StackID) -> Bool {
    guard let root = graph.stacks[stack].root else { return false }
    if case .screen = graph.instances[root].content { return true }
    return false
  }

  func reportPopAtRoot(_ refusal: Refusal) {
    if refusal.isAfterPop {
      return report(
        finding(
          .popAtRoot, "one `pop` can lead from `\(subject(refusal))` to the root of its stack: there a second does nothing", refusal,
          "nothing is below it then",
          help: ["leave it out: \(Fix(code: "pop to root", [.init(graph.steps[refusal.step].range, "pop to root")])) goes all the way back"]
        ))
    }
    let slot = places.slots[refusal.slot]
    // What is at the root of a stack that lacks a sound one is there for want of that.
    if case .stack(let stack) = slot.kind, !hasRoot(stack) { return }
    let isColumn = if case .column = slot.role { true } else { false }
    let isAlways = refusal.place.map { !places.places[$0].flags.contains(.isPushed) } ?? false
    let help: Help =
      isColumn
      ? "`close` clears the column there"
      : places.units[slot.unit].kind == .presented ? "`close` dismisses there" : "keep `pop` for screens that are only ever pushed"
    report(
      finding(
        .popAtRoot, "`\(subject(refusal))` \(isAlways ? "is" : "can be") at the root of its stack: there `pop` does nothing", refusal,
        isAlways ? "nothing is below it" : "nothing is below it then", help: [help],
        fixes: isAlways && (isColumn || places.units[slot.unit].kind == .presented)
          ? [Fix("write `close`", .maybe, [.init(graph.steps[refusal.step].range, "close")])] : []))
  }
}
