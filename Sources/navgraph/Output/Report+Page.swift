import NavGraphDiagrams
import NavGraphCompiler

extension Report {
  func onPage(_ spelling: SourceSpelling) -> [PageRenderer.Finding] {
    capped(ReportFormat.human.maxOfOneKind).findings.map { finding in
      PageRenderer.Finding(
        code: "\(finding.code)", severity: finding.severity, message: finding.message, place: place(of: finding, spelling.path),
        notes: finding.notes,
        help: finding.help)
    }
  }
}
