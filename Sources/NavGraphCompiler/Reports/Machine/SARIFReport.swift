import NavGraphSyntax

/// Diagnostics as SARIF 2.1.0, the format of code-scanning services.
package enum SARIFReport {
  /// The URL of the JSON schema.
  package static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  package static func text(of report: Report, rules: [Rule] = []) -> String {
    let columns = Columns(of: report)
    let codes = Set((report.diagnostics + report.suppressed.map(\.diagnostic)).map(\.code)).sorted()
    // SARIF requires that either all results have suppressions, or none.
    let isSilent: [Suppressed.Origin]? = report.suppressed.isEmpty ? nil : []
    let results =
      report.diagnostics.map { result(for: $0, suppressions: isSilent, index: codes.firstIndex(of: $0.code), in: columns) }
      + report.suppressed.map {
        result(for: $0.diagnostic, suppressions: [$0.origin], index: codes.firstIndex(of: $0.diagnostic.code), in: columns)
      }
    let known = codes.map { code in rules.first { $0.code == code } }
    let driver: JSON = .object([
      ("name", .string("navgraph")),
      ("version", .string(Version.text)),
      ("rules", .array(zip(codes, known).map { rule(for: $0, from: $1) })),
    ])
    let run: JSON = .object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("artifacts", .array(report.files.map { .object([("location", .object([("uri", .string(uri(of: $0.path)))]))]) })),
      ("invocations", .array([.object([("executionSuccessful", .bool(true))])])),
      ("results", .array(results)),
    ])
    return JSON.object([("$schema", .string(schema)), ("version", .string("2.1.0")), ("runs", .array([run]))]).text
  }

  private static func rule(for code: Code, from rule: Rule?) -> JSON {
    var members: [(String, JSON)] = [("id", .string(code.description))]
    if let rule {
      members.append(("shortDescription", message(rule.summary)))
      members.append(("fullDescription", message(rule.rationale)))
      members.append(("help", help(for: rule)))
      members.append(("defaultConfiguration", .object([("level", .string(level(of: rule.severity)))])))
    }
    return .object(members)
  }

  /// Returns the text of `explain`, plain and as Markdown.
  private static func help(for rule: Rule) -> JSON {
    var text = rule.rationale
    var markdown = rule.rationale
    for (title, example) in [("Example with this diagnostic:", rule.failing), ("Corrected:", rule.corrected)] where !example.isEmpty {
      text += "\n\n\(title)\n\n\(example)"
      markdown += "\n\n\(title)\n\n```navgraph\n\(example)\n```"
    }
    return .object([("text", .string(text)), ("markdown", .string(markdown))])
  }

  private static func suppression(from origin: Suppressed.Origin) -> JSON {
    switch origin {
    case .source(let reason): .object([("kind", .string("inSource")), ("justification", .string(reason))])
    case .baseline: .object([("kind", .string("external")), ("justification", .string("listed in the baseline"))])
    }
  }

  private static func result(for diagnostic: Diagnostic, suppressions: [Suppressed.Origin]?, index: Int?, in columns: Columns) -> JSON {
    var words = [diagnostic.message]
    if !diagnostic.primary.text.isEmpty { words.append(diagnostic.primary.text) }
    words += diagnostic.notes + diagnostic.help.map { "help: " + $0 }
    var members: [(String, JSON)] = [("ruleId", .string(diagnostic.code.description))]
    if let index { members.append(("ruleIndex", .number(index))) }
    members.append(("level", .string(level(of: diagnostic.severity))))
    members.append(("message", message(words.joined(separator: "\n"))))
    members.append(("locations", .array([location(of: diagnostic.primary, in: columns)])))
    if !diagnostic.related.isEmpty {
      members.append(("relatedLocations", .array(diagnostic.related.map { location(of: $0, in: columns) })))
    }
    if !diagnostic.fixes.isEmpty { members.append(("fixes", .array(diagnostic.fixes.map { fix($0, in: columns) }))) }
    if let identity = columns.report.identities[diagnostic] {
      members.append(("partialFingerprints", .object([("navgraph/v1", .string(identity.digest))])))
    }
    if let suppressions { members.append(("suppressions", .array(suppressions.map(suppression)))) }
    return .object(members)
  }

  private static func location(of label: Label, in columns: Columns) -> JSON {
    var members: [(String, JSON)] = [
      (
        "physicalLocation",
        .object([("artifactLocation", artifact(at: label.range, in: columns)), ("region", columns.region(of: label.range))])
      )
    ]
    if !label.text.isEmpty { members.append(("message", message(label.text))) }
    return .object(members)
  }

  private static func fix(_ fix: Fix, in columns: Columns) -> JSON {
    let files = Set(fix.edits.map(\.range.file)).sorted()
    let changes = files.map { file -> JSON in
      let edits = fix.edits.filter { $0.range.file == file }
      let replacements = edits.map { edit -> JSON in
        .object([("deletedRegion", columns.region(of: edit.range)), ("insertedContent", .object([("text", .string(edit.text))]))])
      }
      return .object([
        ("artifactLocation", artifact(at: SourceRange(file: file, start: 0, end: 0), in: columns)), ("replacements", .array(replacements)),
      ])
    }
    let applicability: JSON = .string(fix.applicability == .always ? "always" : "maybe")
    return .object([
      ("description", message(fix.title)), ("artifactChanges", .array(changes)),
      ("properties", .object([("applicability", applicability)])),
    ])
  }

  private static func artifact(at range: SourceRange, in columns: Columns) -> JSON {
    let index = Int(range.file.index)
    var members: [(String, JSON)] = [("uri", .string(uri(of: columns.report.file(for: range.file).path)))]
    if columns.report.files.indices.contains(index) { members.append(("index", .number(index))) }
    return .object(members)
  }

  private static func message(_ text: String) -> JSON { .object([("text", .string(text))]) }

  private static func level(of severity: Severity) -> String { severity == .off ? "none" : severity.word }

  private static func uri(of path: String) -> String { (path.hasPrefix("/") ? "file://" : "") + PathReference.escaped(path) }
}
