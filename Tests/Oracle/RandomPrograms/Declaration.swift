extension RandomProgram {
  /// A declaration in its parts, so that something can be changed in it and it can be written again.
  package struct Declaration: Sendable {
    /// Its position in the common order: the app is 0, assertions are 5.
    package var order: Int
    /// The lines before it: a description, an `allow`.
    package var notes: [String] = []
    /// All that is before the body, or the whole of a declaration whose body is not taken apart.
    package var head: String
    /// What is in its body, one text each; an item may have several lines.
    package var items: [String] = []

    package init(order: Int, notes: [String] = [], head: String, items: [String] = []) {
      (self.order, self.notes, self.head, self.items) = (order, notes, head, items)
    }

    package var lines: [String] {
      if items.isEmpty { return notes + [head] }
      let inner = items.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } }
      return notes + [head + " {"] + inner + ["}"]
    }
  }
}
