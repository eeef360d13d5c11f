import Foundation

extension NavGraph {
  /// A recognizer of pans: `UIGestureRecognizer`.
  @MainActor public protocol PanRecognizer: AnyObject {}

  /// A controller of a screen that has its own pans. From iOS 26 on, a swipe anywhere on a screen leads back; the pans of a conforming
  /// controller take precedence. For a view, use `pansBeforeSwipeBack()`.
  @MainActor public protocol PanningScreen: AnyObject {
    associatedtype Pan: PanRecognizer
    var pansBeforeSwipeBack: [Pan] { get }
  }
}
