import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A pop where there is no stack.
  ///
  /// Errs to silence in a collapsed split, where the column in front depends on the walk.
  static let popWithoutStack = Rule(
    0513, .error, summary: "a pop where there is no stack",
    rationale: """
      `pop` takes the top screen off a stack. A screen without a stack has nothing below it. `close` leaves the way the user came, \
      wherever that was: it pops, dismisses or clears the column.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on info -> present Info
      }
      screen Info {
        on done -> pop
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on info -> present Info
      }
      screen Info {
        on done -> close
      }
      """)
}

extension Checker {
  func reportPopWithoutStack(_ refusal: Refusal) {
    let range = graph.steps[refusal.step].range
    var fixes: [Fix] = []
    if case .pop = graph.steps[refusal.step].action, canClose(refusal) { fixes = [Fix("write `close`", .maybe, [.init(range, "close")])] }
    let isPresented = places.units[places.slots[refusal.slot].unit].kind == .presented
    report(
      finding(
        .popWithoutStack, "\(lacksStack(refusal)): there is nothing to pop", refusal,
        "no stack here",
        help: [
          isPresented
            ? "`dismiss` ends the presentation; `close` goes back the way the user came, here and elsewhere"
            : canClose(refusal)
              ? "`close` goes back the way the user came" : "there is nothing to go back to: let the event lead somewhere, or leave it out"
        ],
        fixes: fixes))
  }
}
