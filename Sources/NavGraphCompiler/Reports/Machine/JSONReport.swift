import NavGraphSyntax

/// Complete diagnostics as JSON, in navgraph's own format.
///
/// Lines and columns are 1-based. Columns and offsets count UTF-8 bytes.
package enum JSONReport {
  package static func text(_ report: Report) -> String { json(report).text }

  package static func json(_ report: Report) -> JSON {
    .object([
      ("version", .number(1)),
      ("files", .array(report.files.map { .string($0.path) })),
      ("findings", .array(report.findings.map { finding($0, report) })),
      ("suppressed", .array(report.suppressed.map { suppressed($0, report) })),
      (
        "summary",
        .object([
          ("errors", .number(report.count(.error))), ("warnings", .number(report.count(.warning))), ("notes", .number(report.count(.note))),
        ])
      ),
    ])
  }

  /// Returns a summary of a suppressed diagnostic, with the reason.
  private static func suppressed(_ suppressed: Suppressed, _ report: Report) -> JSON {
    let finding = suppressed.finding
    var members = [("code", JSON.string(finding.code.description)), ("message", .string(finding.message))]
    members += place(finding.primary.range, report)
    switch suppressed.origin {
    case .source(let reason): members += [("by", .string("allow")), ("reason", .string(reason))]
    case .baseline: members.append(("by", .string("baseline")))
    }
    return .object(members)
  }

  private static func finding(_ finding: Diagnostic, _ report: Report) -> JSON {
    .object(
      [
        ("code", .string(finding.code.description)),
        ("severity", .string(finding.severity.word)),
        ("message", .string(finding.message)),
      ] + place(finding.primary.range, report) + [
        ("label", .string(finding.primary.text)),
        ("related", .array(finding.related.map { .object(place($0.range, report) + [("label", .string($0.text))]) })),
        ("notes", .array(finding.notes.map(JSON.string))),
        ("help", .array(finding.help.map(JSON.string))),
        ("fixes", .array(finding.fixes.map { fix($0, report) })),
      ])
  }

  private static func fix(_ fix: Fix, _ report: Report) -> JSON {
    .object([
      ("title", .string(fix.title)),
      ("applicability", .string(fix.applicability == .always ? "always" : "maybe")),
      ("edits", .array(fix.edits.map { .object(place($0.range, report) + [("text", .string($0.text))]) })),
    ])
  }

  private static func place(_ range: SourceRange, _ report: Report) -> [(String, JSON)] {
    let lines = report.lines(range.file)
    let point = { (offset: UInt32) -> JSON in
      let position = lines.position(at: offset)
      return .object([("line", .number(position.line)), ("column", .number(position.column)), ("offset", .number(Int(offset)))])
    }
    return [("file", .string(report.file(range.file).path)), ("start", point(range.start)), ("end", point(range.end))]
  }
}
