// SwiftUI exports Foundation and the observable objects of Combine on iOS, so this module does too.
@_exported import Foundation
@_exported import HeadlessCombine
