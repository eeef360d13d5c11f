// The only file that knows where UIKit comes from. Where there is none, the run time is built against the headless one. That has a name of its
// own, so that an app's `import UIKit` never finds it.
#if os(Linux) || os(macOS)
@_exported import HeadlessUIKit
#else
@_exported import UIKit
#endif
