import NavGraphDiagrams
import NavGraphCompiler

extension Report {
  /// Returns the diagnostics as entries of a page, limited for each code, with the paths of their sources converted.
  func onPage(with spelling: SourceSpelling) -> [PageRenderer.DiagnosticEntry] {
    capped(at: ReportFormat.human.maxOfOneKind).diagnostics.map { diagnostic in
      PageRenderer.DiagnosticEntry(
        code: "\(diagnostic.code)", severity: diagnostic.severity, message: diagnostic.message,
        place: place(of: diagnostic, spelling: spelling.path),
        notes: diagnostic.notes,
        help: diagnostic.help)
    }
  }
}
