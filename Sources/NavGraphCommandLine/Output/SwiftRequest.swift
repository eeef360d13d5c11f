import NavGraphSwift

/// The Swift that a command line asks for.
package struct SwiftRequest {
  package var folder = ""
  /// The module of the graph whose code is written; nil: the app's.
  package var module: String?
  package var layout = OutputLayout.flows
  package var importable: [String] = []
  /// The module that the output is compiled in; nil: unknown.
  package var target: String?
  package var depfile: String?

  package init() {}

  /// Where a build plans with the files that the command line names, they are all that can be imported.
  package var imports: Loader.Imports { layout == .sources ? .only(importable) : .any }

  /// Plans the Swift of every program, or of one module.
  package func plan(_ workspace: Workspace) throws(Failure) -> GeneratePlan {
    try workspace.refuseSharedFolders()
    let module = if let module { module } else { try workspace.moduleAlone() }
    let (files, leftOut) = try workspace.outputs(layout: layout, module: module)
    var options = layout == .sources ? ["\(OptionName.bySource)"] : []
    if let module { options += ["\(OptionName.module)", module] }
    return try GeneratePlan(self, workspace, files, leftOut: leftOut, options: options)
  }
}
