import UIKit

final class Screens: Shop.Factory {
  func home(on events: Shop.Home.Events) -> UIViewController { UIViewController() }
  func item(id: Shop.ItemID, on events: Shop.Item.Events) -> UIViewController { UIViewController() }
}
