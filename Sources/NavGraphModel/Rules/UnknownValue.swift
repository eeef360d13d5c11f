import NavGraphSyntax

extension Rule {
  /// A value that is not in sight.
  static let unknownValue = Rule(
    0315, .error, summary: "a value that is not in sight",
    rationale: """
      An argument is a constant, or the name of a value in sight: a parameter of the screen, of the event, of the container; the result that
      an arm has named; a placeholder of the route. A bare name stands for itself.
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
  static func unknownValue(_ name: String, at range: SourceRange, inSight: [String], meant: String?, isInTarget: Bool) -> Diagnostic {
    var notes: [String] = []
    if !inSight.isEmpty, inSight.count <= 12 { notes = ["in sight here: " + inSight.map(\.quoted).joined(separator: ", ")] }
    return Diagnostic(
      .unknownValue, "no value named `\(name)` is in sight here", at: range, meant.map { "did you mean `\($0)`?" } ?? "",
      notes: notes,
      help: isInTarget && meant == nil
        ? ["a link brings it with `{\(name)}` in its pattern, an entry with a parameter"]
        : inSight.isEmpty ? ["a text is written in quotes; a value comes from a parameter"] : [],
      fixes: meant.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? [])
  }

  /// - Parameter result: What the arm doesn't give a name to.
  static func unknownValue(_ name: String, at range: SourceRange, _ result: UnnamedResult) -> Diagnostic {
    Diagnostic(
      .unknownValue, "no value named `\(name)` is in sight here", at: range, secondary: [Label(result.outcome, "the result has no name")],
      help: ["`\(result.word)(\(name)) -> ...` names the result"],
      fixes: [Fix("write `\(result.word)(\(name))`", .maybe, [.init(result.outcome.closing, "(\(name))")])])
  }

  /// - Parameter similar: A value in sight with a similar name, which may be meant instead.
  static func unknownValue(_ name: String, at range: SourceRange, case written: String, isSure: Bool, or similar: String?) -> Diagnostic {
    Diagnostic(
      .unknownValue, "no value named `\(name)` is in sight here", at: range, "the case is written `\(written)`",
      notes: similar.map { ["a value with a similar name is in sight: `\($0)`"] } ?? [],
      fixes: [Fix("write `\(written)`", isSure ? .always : .maybe, [.init(range, written)])]
        + (similar.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? []))
  }
}
