// The only file that knows where SwiftUI comes from. Where there is none, the run time is built against the headless one. That has a name of
// its own, so that an app's `import SwiftUI` never finds it.
#if os(Linux) || os(macOS)
@_exported import HeadlessCombine
@_exported import HeadlessSwiftUI
@_exported import HeadlessUIKit
#else
@_exported import Combine
@_exported import SwiftUI
@_exported import UIKit
#endif
