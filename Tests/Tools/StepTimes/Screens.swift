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

/// The factory, guards, conditions, and badges of the app.
@MainActor final class Screens: Shop.Factory, Shop.Guards, Shop.Conditions, Shop.Badges {
  let cartEmpty = false
  let cart: String? = nil

  func signedIn() async -> Bool { true }
  func makeCatalogue(events: Shop.Catalogue.Events) -> UIViewController { Page(events) }
  func makeCategory(name: String, sort: Shop.Sort, events: Shop.Category.Events) -> UIViewController { Page(events) }
  func makeFilterForm(events: Shop.FilterForm.Events) -> UIViewController { Page(events) }
  func makeProduct(id: Shop.ProductID, events: Shop.Product.Events) -> UIViewController { Page(events) }
  func makePhotos(product: Shop.ProductID, events: Shop.Photos.Events) -> UIViewController { Page(events) }
  func makeReviews(product: Shop.ProductID) -> UIViewController { Page() }
  func makeSearchHome(events: Shop.SearchHome.Events) -> UIViewController { Page(events) }
  func makeCart(events: Shop.Cart.Events) -> UIViewController { Page(events) }
  func makeShipping(cart: Shop.CartID, events: Shop.Shipping.Events) -> UIViewController { Page(events) }
  func makeAddressEditor(events: Shop.AddressEditor.Events) -> UIViewController { Page(events) }
  func makePayment(cart: Shop.CartID, events: Shop.Payment.Events) -> UIViewController { Page(events) }
  func makeReview(cart: Shop.CartID, events: Shop.Review.Events) -> UIViewController { Page(events) }
  func makeReceipt(order: Shop.OrderID, events: Shop.Receipt.Events) -> UIViewController { Page(events) }
  func makeAccount(events: Shop.Account.Events) -> UIViewController { Page(events) }
  func makeOrder(id: Shop.OrderID, events: Shop.Order.Events) -> UIViewController { Page(events) }
  func makeAddresses(events: Shop.Addresses.Events) -> UIViewController { Page(events) }
  func makeCredentials(events: Shop.Credentials.Events) -> UIViewController { Page(events) }
  func makeRegister(events: Shop.Register.Events) -> UIViewController { Page(events) }
}
