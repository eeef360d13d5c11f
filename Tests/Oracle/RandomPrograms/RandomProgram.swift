/// A program made of the throws of dice, sound by construction: `check` has no errors to report.
package struct RandomProgram: Sendable {
  package struct File: Sendable {
    package var path: String
    package var text: String
  }

  package var seed: UInt64
  /// The first has the app, and imports the others.
  package var files: [File]
  /// The types that the app brings itself, with whether they are `Codable`.
  package var externalTypes: [(name: String, isCodable: Bool)]
  package var app: String
  /// The same program in its parts, in the order of its text.
  package var declarations: [Declaration]
  package var screens: [Screen]

  /// The program of that number: the same on every machine. With an output it is the same program, for a system that has that output.
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
