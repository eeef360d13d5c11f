import NavGraphSyntax

extension Rule {
  static let unknownValue = Rule(
    number: 0315, severity: .error, summary: "unresolved value",
    rationale: """
      An argument is a constant, or the name of a value in scope.
      In scope are the parameters of the screen, the event, and the container, the result that an outcome handler names, and the \
      placeholders of the route.
      A name without a label is passed to the parameter with the same name.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String) -> push Detail(id: itm)
      }
      screen Detail(id: String)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String) -> push Detail(id: item)
      }
      screen Detail(id: String)
      """)
}

extension Diagnostic {
  static func unknownValue(_ name: UnresolvedName, isInTarget: Bool) -> Diagnostic {
    let inSight = name.legal
    var notes: [String] = []
    if !inSight.isEmpty, inSight.count <= 12 { notes = ["in scope: " + inSight.map(\.quoted).joined(separator: ", ")] }
    return Diagnostic(
      .unknownValue, message: "no value named `\(name.text)` is in scope", at: name.range, label: name.question(), notes: notes,
      help: isInTarget && name.meant == nil
        ? ["add `{\(name.text)}` to the pattern of the link, or a parameter to the entry"]
        : inSight.isEmpty ? ["write a text in quotes, or declare a parameter"] : [],
      fixes: name.fixes)
  }

  /// - Parameter result: The result that the outcome handler doesn't name.
  static func unknownValue(named name: String, at range: SourceRange, result: UnnamedResult) -> Diagnostic {
    Diagnostic(
      .unknownValue, message: "no value named `\(name)` is in scope", at: range,
      secondary: [Label(at: result.outcome, text: "the result has no name")],
      help: ["to name the result, write `\(result.word)(\(name)) -> ...`"],
      fixes: [
        Fix("write `\(result.word)(\(name))`", applicability: .maybe, edits: [.init(replacing: result.outcome.closing, with: "(\(name))")])
      ])
  }

  /// - Parameter name: The name, with a value in scope with a similar name, which may be meant instead.
  static func unknownValue(_ name: UnresolvedName, case written: String, isSure: Bool) -> Diagnostic {
    Diagnostic(
      .unknownValue, message: "no value named `\(name.text)` is in scope", at: name.range, label: "to pass the case, write `\(written)`",
      notes: name.meant.map { ["a value with a similar name is in scope: `\($0)`"] } ?? [],
      fixes: [Fix("write `\(written)`", applicability: isSure ? .always : .maybe, edits: [.init(replacing: name.range, with: written)])]
        + name.fixes)
  }
}
