// Without UIKit, the library's sources still qualify names with it. On iOS, the name refers to Apple's module.
#if os(Linux) || os(macOS)
import HeadlessUIKit

/// The names of UIKit that the library's sources qualify.
enum UIKit {
  typealias Timer = HeadlessUIKit.Timer
  typealias UIView = HeadlessUIKit.UIView
}
#endif
