import UIKit

final class Screens: Catalog.Factory {
  func products(on events: Catalog.Products.Events) -> UIViewController { UIViewController() }
  func product(id: Int) -> UIViewController { UIViewController() }
}
