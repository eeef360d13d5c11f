extension Walker {
  /// A condition that must be true once the scene is at rest.
  struct Wish {
    /// Describes what is wrong, or returns nil.
    let problem: @MainActor () -> String?

    @MainActor init(_ text: String, _ isGranted: @escaping @MainActor () -> Bool) { problem = { isGranted() ? nil : text } }

    /// Creates a condition that two lists are equal.
    @MainActor init(_ text: String, _ expected: [String], _ found: @escaping @MainActor () -> [String]) {
      problem = {
        let found = found()
        return found == expected ? nil : "\(text) shows \(found) and not \(expected)"
      }
    }
  }
}
