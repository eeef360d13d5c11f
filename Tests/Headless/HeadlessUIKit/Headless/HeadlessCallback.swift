/// What UIKit or SwiftUI says by itself of something that has begun or ended. Questions that it asks (`should...`) are no callbacks: it
/// acts on the answer.
public enum HeadlessCallback: String, Sendable, CaseIterable {
  // Of stacks, and of any transition coordinator.
  case willShow, didShow, transitionCompletion
  // Of what is presented.
  case presentCompletion, dismissCompletion, willDismiss, didDismiss, didAttemptToDismiss, alertAction
  // Of pages, tabs and columns.
  case willTurn, didTurn, turnCompletion, didSelectTab, didCollapse, didExpand, columnDidShow, columnDidHide
  // Of views that are animated.
  case animationCompletion
  // Of views of SwiftUI.
  case viewDidAppear, onDismiss

  /// What an app whose screens are controllers hears.
  public static let ofControllers = allCases.filter { !($0 == .viewDidAppear || $0 == .onDismiss) }

  /// What an app whose screens are views hears. The rest is between SwiftUI and UIKit.
  public static let ofViews: [HeadlessCallback] = [.transitionCompletion, .viewDidAppear, .onDismiss]
}
