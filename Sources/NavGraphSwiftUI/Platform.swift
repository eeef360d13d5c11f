// It isn't embedded in apps: they have Apple's modules.
#if os(Linux) || os(macOS)
import HeadlessUIKit

/// The module, as far as the library's sources name it.
enum UIKit {
  typealias Timer = HeadlessUIKit.Timer
  typealias UIView = HeadlessUIKit.UIView
}
#endif
