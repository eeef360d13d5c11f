import NavGraphSwift

/// The options of a command line that generates Swift.
package struct SwiftRequest {
  package var folder = ""
  /// The module of the graph to generate; nil for the app.
  package var module: String?
  package var layout = OutputLayout.flows
  package var importable: [String] = []
  /// The Swift module that the output is compiled in; nil if unknown.
  package var target: String?
  package var depfile: String?

  package init() {}

  /// The files that may be imported. For a build that plans its outputs, they are only those that the command line names.
  package var imports: Loader.Imports { layout == .sources ? .only(importable) : .any }

  /// Returns the plan of the Swift of every program, or of one module.
  package func plan(for workspace: Workspace) throws(Failure) -> GeneratePlan {
    try workspace.refuseSharedFolders()
    let module = if let module { module } else { try workspace.moduleAlone() }
    let (files, leftOut) = try workspace.outputs(layout: layout, module: module)
    var options = layout == .sources ? ["\(OptionName.bySource)"] : []
    if let module { options += ["\(OptionName.module)", module] }
    return try GeneratePlan(for: self, workspace: workspace, files: files, leftOut: leftOut, options: options)
  }
}
