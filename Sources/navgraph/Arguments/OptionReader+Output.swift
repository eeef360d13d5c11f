import NavGraphCommandLine

// Output options of `navgraph` that `navgraph-build` doesn't have.
extension OptionReader {
  /// Returns the mode of a run that doesn't write; nil if it writes.
  mutating func writeMode() -> WriteMode? {
    exclude(.verify, .dryRun, .listOutputs)
    let isVerifying = flag(.verify, help: "Write nothing. Fail if DIR is stale, and list the stale files.")
    let isDry = flag(.dryRun, help: "Write nothing. List the files that would be written and removed.")
    let isListing = flag(.listOutputs, help: "Write nothing. Print the paths of all generated files.")
    return isVerifying ? .verify : isDry ? .dryRun : isListing ? .listOutputs : nil
  }

  /// Returns whether the files for the system and for websites are written, and for which apps.
  mutating func systemFiles() -> (isWritten: Bool, appIDs: [String]) {
    let isWritten = flag(.systemFiles, help: "Also write the files for the system and for the app's websites.")
    let appIDs = appIDs()
    require(.systemFiles, for: .appID, help: "add \(OptionName.systemFiles)")
    exclude(.tests, .systemFiles, help: "write the tests into a folder of the test target, in a separate run")
    return (isWritten, appIDs)
  }

  /// Returns whether tests are written instead of the app's Swift, and the module that they import.
  mutating func tests() -> (isWritten: Bool, module: String?) {
    let isWritten = flag(.tests, help: "Generate tests of routes and entries, and a rehearsal, instead of the app's Swift.")
    let module = value(
      .testModule, as: .text("NAME"),
      help: "With \(OptionName.tests): the module of the app's Swift, if its name differs from the app's."
    ) { (name) throws(Failure) in
      guard isWritten else {
        throw .usage(
          "\(OptionName.testModule) requires \(OptionName.tests)", help: "write \(OptionName.tests) \(OptionName.testModule) \(name)")
      }
      let isName =
        !name.isEmpty && name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } && name.first?.isNumber == false
      guard isName else { throw .usage("\"\(name)\" isn't a module name", help: "a module name consists of letters, digits, and _") }
      return name
    }
    for option in [OptionName.tests, .systemFiles] {
      exclude(.module, option, help: "\(option) is for a whole app, not for one of its modules")
      exclude(.bySource, option, help: "the names of these files don't depend on the names of the sources")
    }
    return (isWritten, module)
  }
}
