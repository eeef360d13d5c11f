import NavGraphSyntax

/// The state of a program during a fix: its files and diagnostics.
package struct FixItRound: Sendable {
  package let files: [SourceFile]
  package let diagnostics: [Diagnostic]

  package init(files: [SourceFile], diagnostics: [Diagnostic]) {
    self.files = files
    self.diagnostics = diagnostics
  }

  func path(of file: FileID) -> String { files.indices.contains(Int(file.index)) ? files[Int(file.index)].path : "" }

  /// Returns the files that the edits of a plan change, in their new versions.
  func files(after plan: FixPlan) -> [SourceFile] {
    plan.edits.compactMap { file, edits in
      guard files.indices.contains(Int(file.index)) else { return nil }
      let old = files[Int(file.index)]
      let bytes = Edits.apply(edits, to: old.bytes)
      return bytes == old.bytes ? nil : SourceFile(path: old.path, bytes: bytes)
    }
  }
}
