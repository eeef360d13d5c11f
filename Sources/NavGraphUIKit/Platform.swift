// The only file that knows where UIKit comes from: an import that is exported counts in every file of the module. It isn't embedded in apps.
#if os(Linux) || os(macOS)
// Where there is no UIKit, the library is built against the headless one. That has a name of its own, so that an app's `import UIKit` never
// finds it.
@_exported import HeadlessUIKit

/// The module, as far as the library's sources name it.
enum UIKit {
  typealias Timer = HeadlessUIKit.Timer
  typealias UIView = HeadlessUIKit.UIView
}
#else
@_exported import UIKit
#endif
