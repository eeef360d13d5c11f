/// What `generate` writes that is not the Swift of the app: a program for builds has no use for it, and is built faster without.
package struct OtherOutputs: Sendable {
  package typealias Tests = @Sendable (_ workspace: Workspace, _ module: String?) throws(Failure) -> [OutputFile]
  package typealias SystemFiles = @Sendable (_ workspace: Workspace, _ appIDs: [String], Console) throws(Failure) -> [OutputFile]

  let tests: Tests
  let systemFiles: SystemFiles

  package init(tests: @escaping Tests, systemFiles: @escaping SystemFiles) {
    self.tests = tests
    self.systemFiles = systemFiles
  }

  /// For a program whose options ask for none.
  package static let none = OtherOutputs(tests: { _, _ in [] }, systemFiles: { _, _, _ in [] })
}
