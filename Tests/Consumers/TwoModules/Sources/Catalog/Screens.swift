import UIKit

final class Screens: Catalog.Factory {
  func makeProducts(events: Catalog.Products.Events) -> UIViewController { UIViewController() }
  func makeProduct(id: Int) -> UIViewController { UIViewController() }
}
