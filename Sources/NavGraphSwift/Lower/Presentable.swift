import NavGraphModel

/// Everything that an app puts on top of what is shown: modals, alerts, and what it presents without a modal.
struct Presentable {
  let content: Content
  /// The case of the `Modal` enum.
  let name: String
}
