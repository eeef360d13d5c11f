import Foundation
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import ShopGenerated

/// The controllers and answers that an app supplies.
@MainActor final class ShopApp: Shop.Factory, Shop.Guards, Shop.Conditions, Shop.Badges {
  var isSignedIn = false
  var cartEmpty = false
  var cart: String?

  func signedIn() async -> Bool {
    await Task.yield()
    return isSignedIn
  }

  func makeCatalogue(events: Shop.Catalogue.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.catalogue, events) }
  func makeCategory(name: String, sort: Shop.Sort, events: Shop.Category.Events) -> UIViewController {
    SampleScreen(Shop.Graph.Screen.category(name: name, sort: sort), events)
  }
  func makeFilterForm(events: Shop.FilterForm.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.filterForm, events) }
  func makeProduct(id: Shop.ProductID, events: Shop.Product.Events) -> UIViewController {
    SampleScreen(Shop.Graph.Screen.product(id: id), events)
  }
  func makePhotos(product: Shop.ProductID, events: Shop.Photos.Events) -> UIViewController {
    SampleScreen(Shop.Graph.Screen.photos(product: product), events)
  }
  func makeReviews(product: Shop.ProductID) -> UIViewController { SampleScreen(Shop.Graph.Screen.reviews(product: product)) }
  func makeSearchHome(events: Shop.SearchHome.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.searchHome, events) }
  func makeCart(events: Shop.Cart.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.cart, events) }
  func makeShipping(cart: Shop.CartID, events: Shop.Shipping.Events) -> UIViewController {
    SampleScreen(Shop.Graph.Screen.shipping(cart: cart), events)
  }
  func makeAddressEditor(events: Shop.AddressEditor.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.addressEditor, events) }
  func makePayment(cart: Shop.CartID, events: Shop.Payment.Events) -> UIViewController {
    SampleScreen(Shop.Graph.Screen.payment(cart: cart), events)
  }
  func makeReview(cart: Shop.CartID, events: Shop.Review.Events) -> UIViewController {
    SampleScreen(Shop.Graph.Screen.review(cart: cart), events)
  }
  func makeReceipt(order: Shop.OrderID, events: Shop.Receipt.Events) -> UIViewController {
    SampleScreen(Shop.Graph.Screen.receipt(order: order), events)
  }
  func makeAccount(events: Shop.Account.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.account, events) }
  func makeOrder(id: Shop.OrderID, events: Shop.Order.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.order(id: id), events) }
  func makeAddresses(events: Shop.Addresses.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.addresses, events) }
  func makeCredentials(events: Shop.Credentials.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.credentials, events) }
  func makeRegister(events: Shop.Register.Events) -> UIViewController { SampleScreen(Shop.Graph.Screen.register, events) }
}
