import NavGraphCommandLine

/// The output that a command line requests from `generate`, `watch`, or `doctor`.
struct GenerateRequest {
  var swift = SwiftRequest()
  var systemFiles: (isWritten: Bool, appIDs: [String]) = (false, [])
  /// Whether tests are written instead of the Swift, and the module that they import.
  var tests: (isWritten: Bool, module: String?) = (false, nil)

  func plan(for workspace: Workspace, console: Console) throws(Failure) -> GeneratePlan {
    var plan = tests.isWritten ? try testPlan(for: workspace) : try swift.plan(for: workspace)
    if systemFiles.isWritten {
      try plan.add(
        workspace.systemFiles(appIDs: systemFiles.appIDs, console: console),
        options: ["\(OptionName.systemFiles)"] + systemFiles.appIDs.flatMap { ["\(OptionName.appID)", $0] })
    }
    return plan
  }

  private func testPlan(for workspace: Workspace) throws(Failure) -> GeneratePlan {
    try workspace.refuseSharedFolders()
    return try GeneratePlan(
      for: swift, workspace: workspace, files: workspace.tests(module: tests.module),
      options: ["\(OptionName.tests)"] + (tests.module.map { ["\(OptionName.testModule)", $0] } ?? []), record: Manifest.testsFileName)
  }
}
