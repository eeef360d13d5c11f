extension Walk {
  /// Returns the walk with as few steps as possible that still fails.
  func shrunk(while fails: (Walk) async -> Bool) async -> Walk {
    var best = self
    var size = max(1, best.kept.count / 2)
    while size >= 1 {
      var start = 0
      while start < best.kept.count {
        var shorter = best
        shorter.kept.removeSubrange(start..<min(start + size, best.kept.count))
        if await fails(shorter) { best = shorter } else { start += size }
      }
      size = size == 1 ? 0 : size / 2
    }
    return best
  }
}
