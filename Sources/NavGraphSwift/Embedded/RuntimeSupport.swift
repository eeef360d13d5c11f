/// How an app comes by the run time of its generated code.
package enum RuntimeSupport: String, CaseIterable, Sendable {
  /// The sources of the run time are written beside the app's own code: no dependency, nothing to install.
  case embedded
  /// Generated code imports the libraries of this package, so that several modules of an app share one run time.
  case module
}
