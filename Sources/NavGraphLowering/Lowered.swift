import NavGraphModel

/// The actions, targets, and declarations of a graph as plain values whose parameters have no values yet.
///
/// `LoweredGraph` creates them once. The Swift generator prints them, and `Simulated` supplies values
/// and runs them, so the generated code and the simulator share one interpretation of the graph.
package enum Lowered {
  /// A screen, container, modal, root, guard, or route with its arguments.
  package struct Made<Subject: Hashable & Sendable>: Hashable, Sendable {
    package let subject: Subject
    /// The arguments, in the order of the parameters. Parameters that keep their defaults have none.
    package let arguments: [Argument]

    package init(_ subject: Subject, arguments: [Argument] = []) {
      self.subject = subject
      self.arguments = arguments
    }
  }

  package struct Argument: Hashable, Sendable {
    package let parameter: ParameterID
    package let value: Term
  }
}

extension Lowered.Made {
  /// The parameters that the arguments use.
  package var parameters: Set<ParameterID> { Set(arguments.flatMap(\.value.parameters)) }
}

extension Lowered {
  /// The guards of a container, root, or modal, for the values that one of its screens shows.
  ///
  /// For example, if `stack Files(account: String) requires mine(account)` begins with
  /// `FolderList(account)`, the guards are `mine(account: account)` with the parameter of `FolderList`.
  package struct ShownGuards: Hashable, Sendable {
    /// The screen that shows the values, and its index: 0 for a stack or a single screen, the page number for pages.
    package let screen: ScreenID
    package let index: Int
    /// The guards. Their terms use the parameters of the screen, and those of the root or modal for values that the screen doesn't show.
    package let guards: [Made<GuardID>]
  }
}
