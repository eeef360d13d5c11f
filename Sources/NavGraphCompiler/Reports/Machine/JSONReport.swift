import NavGraphSyntax

/// Complete diagnostics as JSON, in navgraph's own format.
///
/// Lines and columns are 1-based. Columns and offsets count UTF-8 bytes.
package enum JSONReport {
  package static func text(of report: Report) -> String { json(of: report).text }

  package static func json(of report: Report) -> JSON {
    .object([
      ("version", .number(1)),
      ("files", .array(report.files.map { .string($0.path) })),
      ("findings", .array(report.diagnostics.map { diagnostic($0, in: report) })),
      ("suppressed", .array(report.suppressed.map { suppressed($0, in: report) })),
      (
        "summary",
        .object([
          ("errors", .number(report.count(of: .error))), ("warnings", .number(report.count(of: .warning))),
          ("notes", .number(report.count(of: .note))),
        ])
      ),
    ])
  }

  /// Returns a summary of a suppressed diagnostic, with the reason.
  private static func suppressed(_ suppressed: Suppressed, in report: Report) -> JSON {
    let diagnostic = suppressed.diagnostic
    var members = [("code", JSON.string(diagnostic.code.description)), ("message", .string(diagnostic.message))]
    members += place(of: diagnostic.primary.range, in: report)
    switch suppressed.origin {
    case .source(let reason): members += [("by", .string("allow")), ("reason", .string(reason))]
    case .baseline: members.append(("by", .string("baseline")))
    }
    return .object(members)
  }

  private static func diagnostic(_ diagnostic: Diagnostic, in report: Report) -> JSON {
    .object(
      [
        ("code", .string(diagnostic.code.description)),
        ("severity", .string(diagnostic.severity.word)),
        ("message", .string(diagnostic.message)),
      ] + place(of: diagnostic.primary.range, in: report) + [
        ("label", .string(diagnostic.primary.text)),
        ("related", .array(diagnostic.related.map { .object(place(of: $0.range, in: report) + [("label", .string($0.text))]) })),
        ("notes", .array(diagnostic.notes.map(JSON.string))),
        ("help", .array(diagnostic.help.map(JSON.string))),
        ("fixes", .array(diagnostic.fixes.map { fix($0, in: report) })),
      ])
  }

  private static func fix(_ fix: Fix, in report: Report) -> JSON {
    .object([
      ("title", .string(fix.title)),
      ("applicability", .string(fix.applicability == .always ? "always" : "maybe")),
      ("edits", .array(fix.edits.map { .object(place(of: $0.range, in: report) + [("text", .string($0.text))]) })),
    ])
  }

  private static func place(of range: SourceRange, in report: Report) -> [(String, JSON)] {
    let lines = report.lines(of: range.file)
    let point = { (offset: UInt32) -> JSON in
      let position = lines.position(at: offset)
      return .object([("line", .number(position.line)), ("column", .number(position.column)), ("offset", .number(Int(offset)))])
    }
    return [("file", .string(report.file(for: range.file).path)), ("start", point(range.start)), ("end", point(range.end))]
  }
}
