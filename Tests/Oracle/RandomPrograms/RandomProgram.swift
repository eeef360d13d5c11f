/// A random program that is valid by construction: `check` reports no errors.
package struct RandomProgram: Sendable {
  package struct File: Sendable {
    package var path: String
    package var text: String
  }

  package var seed: UInt64
  /// The files. The first contains the app and imports the others.
  package var files: [File]
  /// The types that the app supplies, and whether they are `Codable`.
  package var externalTypes: [(name: String, isCodable: Bool)]
  package var app: String
  /// The declarations in the order of the text.
  package var declarations: [Declaration]
  package var screens: [Screen]

  /// Creates the program of a seed, the same on every machine. If `output` is
  /// set, the program has that output and a platform that supports it.
  package init(seed: UInt64, avoiding faults: Set<OpenFault> = Set(OpenFault.allCases), output: String? = nil) {
    var maker = ProgramMaker(seed: seed, avoiding: faults, output: output)
    maker.makeProgram()
    self.seed = seed
    files = maker.files
    externalTypes = maker.externalTypes
    app = maker.appName
    declarations = maker.declarations.map(\.parts)
    screens = maker.shownScreens
  }
}

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
