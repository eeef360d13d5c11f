import NavGraphSyntax

extension Diagnostic {
  /// Returns the diagnostic with other file indices, such as those of the whole run instead of those of one program.
  package func renumbered(to files: [Int]) -> Diagnostic {
    func renumber(_ range: inout SourceRange) {
      let index = Int(range.file.index)
      if files.indices.contains(index), files[index] >= 0 { range.file = FileID(files[index]) }
    }
    var diagnostic = self
    renumber(&diagnostic.primary.range)
    for index in diagnostic.secondary.indices { renumber(&diagnostic.secondary[index].range) }
    for index in diagnostic.further.indices { renumber(&diagnostic.further[index].range) }
    for fix in diagnostic.fixes.indices {
      for edit in diagnostic.fixes[fix].edits.indices { renumber(&diagnostic.fixes[fix].edits[edit].range) }
    }
    return diagnostic
  }
}
