/// A source file of the run time, unchanged.
struct RuntimeSource: Sendable {
  /// The module that it is part of.
  enum Module: String, Sendable {
    case runtime = "NavGraphRuntime"
    /// What both hosts do with UIKit.
    case hosting = "NavGraphHosting"
    case uikit = "NavGraphUIKit"
    case swiftui = "NavGraphSwiftUI"
    case testing = "NavGraphTesting"
  }

  let module: Module
  /// Relative to the module's folder: `State/Node.swift`.
  let path: String
  let text: String

  init(_ module: Module, _ path: String, _ text: String) {
    self.module = module
    self.path = path
    self.text = text
  }
}
