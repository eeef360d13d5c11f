// The only file that decides where SwiftUI comes from. Without SwiftUI, the runtime uses `HeadlessSwiftUI`. Its name differs, so that an
// app's `import SwiftUI` never finds it.
#if os(Linux) || os(macOS)
@_exported import HeadlessCombine
@_exported import HeadlessSwiftUI
@_exported import HeadlessUIKit
#else
@_exported import Combine
@_exported import SwiftUI
@_exported import UIKit
#endif
