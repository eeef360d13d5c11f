import NavGraphSyntax

extension Rule {
  /// A type of the app in the code of a module.
  static let typeOutsideModule = Rule(
    0343, .error, summary: "a type of the app in the code of a module",
    rationale: """
      The app imports its modules, and no module can import the app. What the screens of a module take, ask for and wait for has types that are
      built in, its own, or another module's.
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
      .typeOutsideModule, "`\(module)` can't see `\(type)`, which is the app's", at: range, "the module needs `\(type)`",
      secondary: declared.map { [Label($0, "declared for the app")] } ?? [],
      help: ["declare `\(type)` in `\(module)`, or in a module for both"])
  }
}
