import NavGraphModel

/// Everything that an app puts on top of what is shown: modals, alerts, and what it presents without a modal.
package struct Presentable {
  package let content: Content
  /// The case of the `Modal` enum.
  package let name: String
}
