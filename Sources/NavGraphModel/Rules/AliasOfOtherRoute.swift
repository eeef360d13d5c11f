import NavGraphSyntax

extension Rule {
  static let aliasOfOtherRoute = Rule(
    number: 0409, severity: .error, summary: "`type` based on a type that isn't built in",
    rationale: """
      `type ChatID = String` declares a separate type based on a built-in one: String, Int, Double, Bool, UUID, Date, or URL.
      Lists, optionals, enums, and other types are written where they are used.
      """,
    failing: """
      type ItemID = String
      type ItemList = [ItemID]
      app Shop {
        root stack Home
      }
      screen Home {
        on open(items: ItemList) -> push Items(items)
      }
      screen Items(items: ItemList)
      """,
    corrected: """
      type ItemID = String
      app Shop {
        root stack Home
      }
      screen Home {
        on open(items: [ItemID]) -> push Items(items)
      }
      screen Items(items: [ItemID])
      """)
}

extension Diagnostic {
  static func aliasOfOtherRoute(named name: String, base: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .aliasOfOtherRoute, message: "`\(name)` can't be based on \(base.withArticle)", at: range, label: "not a built-in type",
      help: ["write \(Type.builtInNames.alternatives)"])
  }
}
