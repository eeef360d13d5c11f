import NavGraphSyntax

/// Fixes that can be applied together. Each fix is applied completely or not at all. Of two colliding fixes, the first is chosen.
struct FixPlan {
  private(set) var chosen: [Candidate] = []
  /// The edits grouped by file, in the order of files and of the text.
  private(set) var edits: [(file: FileID, edits: [Fix.Edit])] = []

  /// A diagnostic and the fix to apply.
  struct Candidate {
    let diagnostic: Diagnostic
    let fix: Fix
  }

  init(of candidates: [Candidate]) {
    // All edits so far, in the order of the text.
    var all: [Fix.Edit] = []
    for candidate in candidates {
      let new = candidate.fix.edits.filter { !FixPlan.holds(in: all, edit: $0) }
      guard !new.isEmpty, !FixPlan.collideAmongThemselves(new), !new.contains(where: { FixPlan.collides($0, with: all) }) else { continue }
      chosen.append(candidate)
      for edit in new { all.insert(edit, at: FixPlan.position(of: edit, in: all)) }
    }
    for edit in all {
      if let last = edits.indices.last, edits[last].file == edit.range.file {
        edits[last].edits.append(edit)
      } else {
        edits.append((edit.range.file, [edit]))
      }
    }
  }

  private static func position(of edit: Fix.Edit, in all: [Fix.Edit]) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range < edit.range { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func holds(in all: [Fix.Edit], edit: Fix.Edit) -> Bool {
    let index = position(of: edit, in: all)
    return index < all.count && all[index] == edit
  }

  /// The edits in `all` don't collide with each other, so only neighbors can collide.
  private static func collides(_ edit: Fix.Edit, with all: [Fix.Edit]) -> Bool {
    let index = position(of: edit, in: all)
    for other in [index - 2, index - 1, index, index + 1] where all.indices.contains(other) {
      if Edits.collide(edit, all[other]) { return true }
    }
    return false
  }

  private static func collideAmongThemselves(_ edits: [Fix.Edit]) -> Bool {
    let sorted = edits.sorted { $0.range < $1.range }
    return zip(sorted, sorted.dropFirst()).contains { Edits.collide($0, $1) }
  }
}
