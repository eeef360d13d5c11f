import NavGraphCommandLine

// The options that only the whole program has for what it writes.
extension OptionReader {
  /// How the run doesn't write; nil: it writes.
  mutating func writeMode() -> WriteMode? {
    exclude(.verify, .dryRun, .listOutputs)
    let isVerifying = flag(.verify, "Fail if DIR is stale; list what is.")
    let isDry = flag(.dryRun, "Say what would be done; write nothing.")
    let isListing = flag(.listOutputs, "Print the files that would be written; write nothing.")
    return isVerifying ? .verify : isDry ? .dryRun : isListing ? .listOutputs : nil
  }

  /// Whether the files of the system and of websites are written, and for which apps.
  mutating func systemFiles() -> (isWritten: Bool, appIDs: [String]) {
    let isWritten = flag(.systemFiles, "Write the files of the system and of the app's websites too.")
    let appIDs = appIDs()
    require(
      .systemFiles, for: .appID, because: "names the app for \(OptionName.systemFiles)", help: "add \(OptionName.systemFiles)")
    exclude(.tests, .systemFiles, help: "tests go into a folder of the test target")
    return (isWritten, appIDs)
  }

  /// Whether tests are written instead of the app's Swift, and the module that they import.
  mutating func tests() -> (isWritten: Bool, module: String?) {
    let isWritten = flag(.tests, "Write tests of routes and entries, and a rehearsal, instead of the app's Swift.")
    let module = value(
      .testModule, .text("NAME"),
      "With \(OptionName.tests): the module that holds the app's Swift, if it is not called as the app is."
    ) { (name) throws(Failure) in
      guard isWritten else {
        throw .usage("\(OptionName.testModule) is for tests", help: "write \(OptionName.tests) \(OptionName.testModule) \(name)")
      }
      let isName =
        !name.isEmpty && name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } && name.first?.isNumber == false
      guard isName else { throw .usage("\"\(name)\" is no name of a module", help: "a module's name has letters, digits and _") }
      return name
    }
    for option in [OptionName.tests, .systemFiles] {
      exclude(.module, option, help: "the app has them, not its modules")
      exclude(.bySource, option, help: "names of those files don't follow from the sources' names")
    }
    return (isWritten, module)
  }
}
