import NavGraphModel

/// Content that the app can present: a modal, an alert, or content that is presented without a modal.
package struct Presentable {
  package let content: Content
  /// The case of the `Modal` enum.
  package let name: String
}
