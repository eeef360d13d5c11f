// The only file that decides where UIKit comes from. Without UIKit, the runtime uses `HeadlessUIKit`. Its name differs, so that an app's
// `import UIKit` never finds it.
#if os(Linux) || os(macOS)
@_exported import HeadlessUIKit
#else
@_exported import UIKit
#endif
