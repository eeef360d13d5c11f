import UIKit

final class Screens: Shop.Factory {
  func makeHome(events: Shop.Home.Events) -> UIViewController { UIViewController() }
  func makeItem(id: Shop.ItemID, events: Shop.Item.Events) -> UIViewController { UIViewController() }
}
