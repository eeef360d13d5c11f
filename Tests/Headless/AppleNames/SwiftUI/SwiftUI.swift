// The headless SwiftUI under Apple's name, for generated code and tests of this package. No product depends on it.
@_exported import HeadlessFoundation
@_exported import HeadlessSwiftUI
