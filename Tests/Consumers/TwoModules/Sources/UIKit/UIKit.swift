// A stand-in for Apple's UIKit, which `import UIKit` imports on iOS. In builds for tests, the headless UIKit replaces it.
@_exported import HeadlessUIKit
