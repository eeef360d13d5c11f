import NavGraphSyntax

extension Rule {
  package static let staleBaseline = Rule(
    number: 393, severity: .warning, summary: "outdated entry in the baseline",
    rationale: """
      A baseline lists the diagnostics that an app had when the baseline was written. Remove the entry of a diagnostic that has been \
      fixed, so that it is reported if it occurs again. `\(Executable.name) check --write-baseline FILE` updates the file. Only entries \
      for files that were read are checked, and none while there are errors of the families 01 to 04. (This page has no example, because a \
      baseline is a separate file.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  package static func staleBaseline(_ entry: DiagnosticIdentity, file: String, at range: SourceRange) -> Diagnostic {
    let place = entry.item.isEmpty ? file : "`\(entry.item)`"
    return Diagnostic(
      .staleBaseline, message: "\(entry.code) is no longer reported in \(place)", at: range, label: "remove this entry",
      help: ["to update the file, use `--write-baseline`"])
  }
}
