import Foundation

/// A stand-in for a user activity: a universal link, Handoff, or a saved state (UIKit-L1, UIKit-L2).
///
/// Foundation has it only on Apple's systems (UIKit-L3), so the headless UIKit and SwiftUI export this one.
@available(iOS 8.0, *) open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  @available(iOS 11.0, *) open var referrerURL: URL?
  @available(iOS 13.0, *) open var targetContentIdentifier: String?
  @available(iOS 9.0, *) open var requiredUserInfoKeys: Set<String>?
  @available(iOS 9.0, *) open var isEligibleForHandoff = true
  @available(iOS 9.0, *) open var isEligibleForSearch = false
  @available(iOS 9.0, *) open var isEligibleForPublicIndexing = false
  @available(iOS 12.0, *) open var isEligibleForPrediction = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {}
  @available(iOS 9.0, *) open func resignCurrent() {}
  open func invalidate() {}
}

/// The activity type of a universal link.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 8.0, *) public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
