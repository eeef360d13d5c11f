import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let popWithoutStack = Rule(
    number: 0513, severity: .error, summary: "`pop` without a stack",
    rationale: """
      `pop` removes the top screen of a stack. A screen without a stack has nothing below it. `close` goes back in every case: it pops, \
      dismisses or clears the column.
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
  func reportPopWithoutStack(for refusal: Refusal) {
    let isPresented = places.units[places.slots[refusal.slot].unit].kind == .presented
    var diagnostic = diagnostic(
      .popWithoutStack, message: "\(lacksStack(for: refusal)), so there is nothing to pop", for: refusal,
      label: "no stack here",
      help: [
        isPresented
          ? "write `dismiss` to end the presentation, or `close` to go back here and elsewhere"
          : canClose(refusal)
            ? "write `close` to go back" : "there is nothing to go back to: let the event lead somewhere, or remove it"
      ])
    if case .pop = graph.steps[refusal.step].action, canClose(refusal) { diagnostic.fixes = [closing(refusal)] }
    report(diagnostic)
  }
}
