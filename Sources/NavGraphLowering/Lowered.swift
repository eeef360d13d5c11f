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
