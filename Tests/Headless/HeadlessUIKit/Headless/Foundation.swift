// UIKit exports Foundation on iOS, so this module does too.
@_exported import Foundation
@_exported import HeadlessFoundation
