/// The names of screens, modals, and guards in generated code and in traces, in the order of the graph.
package struct TraceNames: Sendable {
  package let fingerprint: String
  package let screens: [String]
  package let modals: [(name: String, declared: Declared)]
  package let guards: [String]

  package init(fingerprint: String, screens: [String], modals: [(name: String, declared: Declared)], guards: [String]) {
    (self.fingerprint, self.screens, self.modals, self.guards) = (fingerprint, screens, modals, guards)
  }
}
