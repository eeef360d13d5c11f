// On iOS `import UIKit` is Apple's. Where this package is built for tests, there is none: the headless one of navgraph takes its place.
@_exported import HeadlessUIKit
