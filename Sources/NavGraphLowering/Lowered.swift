import NavGraphModel

/// Actions, destinations and declarations of a graph as plain values, in which parameters don't have values yet.
///
/// They are lowered once, in `LoweredGraph`. The printer of Swift writes them down, and `Simulated` puts values in and runs them: so what
/// is proved about a graph, what its tests expect and what an app does come from one reading.
package enum Lowered {
  /// A screen, container, modal, root, guard or route, and what it is made with.
  package struct Made<Subject: Hashable & Sendable>: Hashable, Sendable {
    package let subject: Subject
    /// In the order of the parameters; those that are left to their defaults have none.
    package let arguments: [Argument]

    package init(_ subject: Subject, _ arguments: [Argument] = []) {
      self.subject = subject
      self.arguments = arguments
    }
  }

  package struct Argument: Hashable, Sendable {
    package let parameter: ParameterID
    package let value: Term
  }
}
