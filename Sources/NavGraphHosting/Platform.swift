// It isn't embedded in apps: they have Apple's module.
#if os(Linux) || os(macOS)
import HeadlessUIKit

/// The module, as far as the library's sources name it.
enum UIKit {
  typealias UIView = HeadlessUIKit.UIView
}
#endif
