import UIKit

final class Screens: Account.Factory {
  func profile(on events: Account.Profile.Events) -> UIViewController { UIViewController() }
  func orders() -> UIViewController { UIViewController() }
}
