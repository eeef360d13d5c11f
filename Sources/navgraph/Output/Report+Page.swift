import NavGraphDiagrams
import NavGraphCompiler

extension Report {
  func onPage(with spelling: SourceSpelling) -> [PageRenderer.Finding] {
    capped(at: ReportFormat.human.maxOfOneKind).findings.map { finding in
      PageRenderer.Finding(
        code: "\(finding.code)", severity: finding.severity, message: finding.message, place: place(of: finding, spelling: spelling.path),
        notes: finding.notes,
        help: finding.help)
    }
  }
}
