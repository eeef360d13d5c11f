import NavGraphSyntax

extension Rule {
  static let outcomesInModule = Rule(
    number: 0345, severity: .error, summary: "module event whose branches return different types",
    rationale: """
      If the branches of an event present flows that return different types, the outcome of the event can be any result of the app.
      No module can use that type. Two events each have their own outcome.
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
          when byName -> present PickName
          otherwise   -> present PickSize
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
        on pickName -> present PickName
        on pickSize -> present PickSize
      }
      """)
}

extension Diagnostic {
  static func outcomesInModule(of event: String, in module: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outcomesInModule, message: "`\(module)` can't use the outcome of `\(event)`", at: range,
      label: "its branches return different types",
      help: ["declare an event for each branch, or return the same type from all flows"])
  }
}
