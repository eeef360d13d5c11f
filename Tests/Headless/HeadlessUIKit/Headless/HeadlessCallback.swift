/// A callback in which UIKit or SwiftUI reports that something has begun or ended.
///
/// Questions to a delegate (`should...`) aren't included, because UIKit acts on the answer.
public enum HeadlessCallback: String, Sendable, CaseIterable {
  // Callbacks of stacks, and of transition coordinators.
  case willShow, didShow, transitionCompletion
  // Callbacks of presentations.
  case presentCompletion, dismissCompletion, willDismiss, didDismiss, didAttemptToDismiss, alertAction
  // Callbacks of pages, tabs, and columns.
  case willTurn, didTurn, turnCompletion, didSelectTab, didCollapse, didExpand, columnDidShow, columnDidHide
  // Callbacks of view animations.
  case animationCompletion
  // Callbacks of SwiftUI views.
  case viewDidAppear, onDismiss

  /// The callbacks that an app with view controllers receives.
  public static let ofControllers = allCases.filter { !($0 == .viewDidAppear || $0 == .onDismiss) }

  /// The callbacks that an app with SwiftUI views receives. All others are between SwiftUI and UIKit.
  public static let ofViews: [HeadlessCallback] = [.transitionCompletion, .viewDidAppear, .onDismiss]
}
