// As on iOS, whoever imports SwiftUI gets Foundation and the observable objects with it.
@_exported import Foundation
@_exported import HeadlessCombine
