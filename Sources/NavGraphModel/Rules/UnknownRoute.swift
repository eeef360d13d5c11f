import NavGraphSyntax

extension Rule {
  static let unknownRoute = Rule(
    number: 0324, severity: .error, summary: "`open` of an unknown route",
    rationale: """
      `open` names a route by its pattern, exactly as it's written in the route.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String) -> open "/item/{id}"(id: item)
      }
      screen Detail(id: String)
      route "/items/{id}" -> Detail(id)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String) -> open "/items/{id}"(id: item)
      }
      screen Detail(id: String)
      route "/items/{id}" -> Detail(id)
      """)
}

extension Diagnostic {
  static func opensAlias(_ pattern: String, of route: String, at range: SourceRange, alias: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownRoute, message: "\"\(pattern)\" is an alias of the route \"\(route)\"", at: range, label: "an event can't open an alias",
      secondary: [Label(at: alias, text: "the alias, for incoming URLs")],
      help: [
        "write \(Fix(code: "\"\(route)\"", edits: [.init(replacing: range, with: "\"\(route)\"")])), with the arguments of its placeholders"
      ])
  }

  static func unknownRoute(_ pattern: String, at range: SourceRange, meant: String?) -> Diagnostic {
    Diagnostic(
      .unknownRoute, message: "no route has the pattern \"\(pattern)\"", at: range, label: meant.map { "did you mean \"\($0)\"?" } ?? "",
      help: ["write the pattern exactly as in the route, including its placeholders"],
      fixes: meant.map { [Fix("write \"\($0)\"", applicability: .maybe, edits: [.init(replacing: range, with: "\"\($0)\"")])] } ?? [])
  }
}
