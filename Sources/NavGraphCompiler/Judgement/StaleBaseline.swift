import NavGraphSyntax

extension Rule {
  package static let staleBaseline = Rule(
    393, .warning, summary: "an entry of the baseline that no longer occurs",
    rationale: """
      A baseline holds the findings that an app had when it began to be checked. Those that have been mended leave it, so that they can't come \
      back unseen: `\(Executable.name) check --write-baseline FILE` writes it anew. Only entries about files that were read are judged, and none while \
      there are errors of the families 01 to 04. (The example would be another file than the program.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  package static func staleBaseline(_ entry: FindingIdentity, file: String, at range: SourceRange) -> Diagnostic {
    let place = entry.item.isEmpty ? file : "`\(entry.item)`"
    return Diagnostic(
      .staleBaseline, "\(entry.code) is no longer found in \(place)", at: range, "this entry can go",
      help: ["`--write-baseline` writes the file anew, without it"])
  }
}
