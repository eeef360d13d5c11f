extension Walker {
  /// What must have come of something once all is at rest.
  struct Wish {
    /// What is wrong; nil if nothing is.
    let problem: @MainActor () -> String?

    @MainActor init(_ text: String, _ isGranted: @escaping @MainActor () -> Bool) { problem = { isGranted() ? nil : text } }

    /// What is found has to be what was expected.
    @MainActor init(_ text: String, _ expected: [String], _ found: @escaping @MainActor () -> [String]) {
      problem = {
        let found = found()
        return found == expected ? nil : "\(text) shows \(found) and not \(expected)"
      }
    }
  }
}
