import NavGraphSyntax

/// A program as it stands: its files, and what is reported about them.
package struct Checkup: Sendable {
  package let files: [SourceFile]
  package let findings: [Diagnostic]

  package init(files: [SourceFile], findings: [Diagnostic]) {
    self.files = files
    self.findings = findings
  }

  func path(_ file: FileID) -> String { files.indices.contains(Int(file.index)) ? files[Int(file.index)].path : "" }

  /// The files with the edits of a plan made: only those that change.
  func files(after plan: FixPlan) -> [SourceFile] {
    plan.edits.compactMap { file, edits in
      guard files.indices.contains(Int(file.index)) else { return nil }
      let old = files[Int(file.index)]
      let bytes = Edits.apply(edits, to: old.bytes)
      return bytes == old.bytes ? nil : SourceFile(path: old.path, bytes: bytes)
    }
  }
}
