import NavGraphSyntax

extension Rule {
  static let typeOutsideModule = Rule(
    0343, .error, summary: "type of the app in a module",
    rationale: """
      The app imports its modules, so no module can import the app.
      The parameters and results in a module have types that are built in, declared in the module, or declared in another module.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      type ItemID = Int
      module Selling
      screen Home {
        on open(item: ItemID) -> push Item(id: item)
      }
      screen Item(id: ItemID) {
        title "Item"
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      module Selling
      type ItemID = Int
      screen Home {
        on open(item: ItemID) -> push Item(id: item)
      }
      screen Item(id: ItemID) {
        title "Item"
      }
      """)
}

extension Diagnostic {
  static func typeOutsideModule(_ type: String, in module: String, at range: SourceRange, _ declared: SourceRange?) -> Diagnostic {
    Diagnostic(
      .typeOutsideModule, "`\(module)` can't use `\(type)`, which belongs to the app", at: range, "used in the module",
      secondary: declared.map { [Label($0, "declared in the app")] } ?? [],
      help: ["declare `\(type)` in `\(module)`, or in another module"])
  }
}
