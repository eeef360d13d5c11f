extension RandomProgram {
  /// A declaration divided into its parts, so that a part can be changed and the declaration written again.
  package struct Declaration: Sendable {
    /// The position in the usual order of declarations: the app is 0, assertions are 5.
    package var order: Int
    /// The lines before the declaration: a description or an `allow`.
    package var notes: [String] = []
    /// The text before the body, or the whole text of a declaration whose body isn't divided.
    package var head: String
    /// The items of the body. An item may have several lines.
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
