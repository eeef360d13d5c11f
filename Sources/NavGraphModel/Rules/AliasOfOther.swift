import NavGraphSyntax

extension Rule {
  /// A type that carries something that isn't built in.
  static let aliasOfOther = Rule(
    0409, .error, summary: "a type that carries something that isn't built in",
    rationale: """
      `type ChatID = String` makes a type of its own around a built-in one: String, Int, Double, Bool, UUID, Date or URL. Lists, optionals,
      enums and other types are written where they are used.
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
  static func aliasOfOther(_ name: String, _ base: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .aliasOfOther, "`\(name)` can't carry \(base.withArticle)", at: range, "not built in",
      help: ["it may carry \(Type.builtInNames.map(\.quoted).joined(separator: ", "))"])
  }
}
