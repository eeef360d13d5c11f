// As on iOS, whoever imports UIKit gets Foundation with it.
@_exported import Foundation
@_exported import HeadlessFoundation
