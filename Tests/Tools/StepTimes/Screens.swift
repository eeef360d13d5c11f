import UIKit

@testable import ShopGenerated

/// A screen that shows nothing.
final class Page: UIViewController {
  let events: Any?

  init(_ events: Any? = nil) {
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// The types that the app supplies.
@MainActor final class Screens: Shop.Factory, Shop.Guards, Shop.Conditions, Shop.Badges {
  let cartEmpty = false
  let cart: String? = nil

  func signedIn() async -> Bool { true }
  func catalogue(on events: Shop.Catalogue.Events) -> UIViewController { Page(events) }
  func category(name: String, sort: Shop.Sort, on events: Shop.Category.Events) -> UIViewController { Page(events) }
  func filterForm(on events: Shop.FilterForm.Events) -> UIViewController { Page(events) }
  func product(id: Shop.ProductID, on events: Shop.Product.Events) -> UIViewController { Page(events) }
  func photos(product: Shop.ProductID, on events: Shop.Photos.Events) -> UIViewController { Page(events) }
  func reviews(product: Shop.ProductID) -> UIViewController { Page() }
  func searchHome(on events: Shop.SearchHome.Events) -> UIViewController { Page(events) }
  func cart(on events: Shop.Cart.Events) -> UIViewController { Page(events) }
  func shipping(cart: Shop.CartID, on events: Shop.Shipping.Events) -> UIViewController { Page(events) }
  func addressEditor(on events: Shop.AddressEditor.Events) -> UIViewController { Page(events) }
  func payment(cart: Shop.CartID, on events: Shop.Payment.Events) -> UIViewController { Page(events) }
  func review(cart: Shop.CartID, on events: Shop.Review.Events) -> UIViewController { Page(events) }
  func receipt(order: Shop.OrderID, on events: Shop.Receipt.Events) -> UIViewController { Page(events) }
  func account(on events: Shop.Account.Events) -> UIViewController { Page(events) }
  func order(id: Shop.OrderID, on events: Shop.Order.Events) -> UIViewController { Page(events) }
  func addresses(on events: Shop.Addresses.Events) -> UIViewController { Page(events) }
  func credentials(on events: Shop.Credentials.Events) -> UIViewController { Page(events) }
  func register(on events: Shop.Register.Events) -> UIViewController { Page(events) }
}
