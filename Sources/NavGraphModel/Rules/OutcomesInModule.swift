import NavGraphSyntax

extension Rule {
  /// An event of a module whose branches return different things.
  static let outcomesInModule = Rule(
    0345, .error, summary: "an event of a module whose branches return different things",
    rationale: """
      Where the branches of an event present flows that return different things, its outcome is any result that the app has, and no module can see
      that type. Two events each have an outcome of their own.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      module Selling
      enum Size { small, large }
      modal PickSize returns Size { content Sizes }
      modal PickName returns String { content Names }
      screen Sizes { on pick(size: Size) -> finish(size) }
      screen Names { on pick(name: String) -> finish(name) }
      screen Home {
        on pick(byName: Bool) {
          when byName -> present PickName then { finished -> stay }
          otherwise   -> present PickSize then { finished -> stay }
        }
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      module Selling
      enum Size { small, large }
      modal PickSize returns Size { content Sizes }
      modal PickName returns String { content Names }
      screen Sizes { on pick(size: Size) -> finish(size) }
      screen Names { on pick(name: String) -> finish(name) }
      screen Home {
        on pickName -> present PickName then { finished -> stay }
        on pickSize -> present PickSize then { finished -> stay }
      }
      """)
}

extension Diagnostic {
  static func outcomesInModule(_ event: String, in module: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outcomesInModule, "`\(module)` can't see the outcome of `\(event)`", at: range, "its branches return different things",
      help: ["make an event of each branch, or have the flows return the same"])
  }
}
