import NavGraphSyntax

extension Diagnostic {
  /// Returns the diagnostic with other file indices, such as those of the whole run instead of those of one program.
  package func renumbered(to files: [Int]) -> Diagnostic {
    func renumber(_ range: inout SourceRange) {
      let index = Int(range.file.index)
      if files.indices.contains(index), files[index] >= 0 { range.file = FileID(files[index]) }
    }
    var finding = self
    renumber(&finding.primary.range)
    for index in finding.secondary.indices { renumber(&finding.secondary[index].range) }
    for index in finding.further.indices { renumber(&finding.further[index].range) }
    for fix in finding.fixes.indices {
      for edit in finding.fixes[fix].edits.indices { renumber(&finding.fixes[fix].edits[edit].range) }
    }
    return finding
  }
}
