// Where there is no UIKit, the library's sources still qualify names with it. On iOS the name is that of Apple's module.
#if os(Linux) || os(macOS)
import HeadlessUIKit

/// The module, as far as the library's sources name it.
enum UIKit {
  typealias UIView = HeadlessUIKit.UIView
}
#endif
