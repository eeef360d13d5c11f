import UIKit

final class Screens: Account.Factory {
  func makeProfile(events: Account.Profile.Events) -> UIViewController { UIViewController() }
  func makeOrders() -> UIViewController { UIViewController() }
}
