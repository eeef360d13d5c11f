import Foundation

extension NavGraph {
  /// What recognises a pan: `UIGestureRecognizer`.
  @MainActor public protocol PanRecognizer: AnyObject {}

  /// A screen that is a controller and has pans of its own may conform. From iOS 26 on a swipe anywhere on a screen leads back; these go
  /// first. A view has `pansBeforeSwipeBack()` for that.
  @MainActor public protocol PanningScreen: AnyObject {
    associatedtype Pan: PanRecognizer
    var pansBeforeSwipeBack: [Pan] { get }
  }
}
