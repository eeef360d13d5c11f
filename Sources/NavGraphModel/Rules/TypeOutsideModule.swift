import NavGraphSyntax

extension Rule {
  static let typeOutsideModule = Rule(
    number: 0343, severity: .error, summary: "type of the app in a module",
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
  static func typeOutsideModule(_ type: String, in module: String, at range: SourceRange, declared: SourceRange?) -> Diagnostic {
    Diagnostic(
      .typeOutsideModule, message: "`\(module)` can't use `\(type)`, which belongs to the app", at: range, label: "used in the module",
      secondary: declared.map { [Label(at: $0, text: "declared in the app")] } ?? [],
      help: ["declare `\(type)` in `\(module)`, or in another module"])
  }
}
