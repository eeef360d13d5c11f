import Foundation
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import ShopGenerated

/// What an app supplies: controllers, and answers.
@MainActor final class ShopApp: Shop.Factory, Shop.Guards, Shop.Conditions, Shop.Badges {
  var isSignedIn = false
  var cartEmpty = false
  var cart: String?

  func signedIn() async -> Bool {
    await Task.yield()
    return isSignedIn
  }

  func catalogue(on events: Shop.Catalogue.Events) -> UIViewController { SampleScreen(Shop.Screen.catalogue, events) }
  func category(name: String, sort: Shop.Sort, on events: Shop.Category.Events) -> UIViewController {
    SampleScreen(Shop.Screen.category(name: name, sort: sort), events)
  }
  func filterForm(on events: Shop.FilterForm.Events) -> UIViewController { SampleScreen(Shop.Screen.filterForm, events) }
  func product(id: Shop.ProductID, on events: Shop.Product.Events) -> UIViewController {
    SampleScreen(Shop.Screen.product(id: id), events)
  }
  func photos(product: Shop.ProductID, on events: Shop.Photos.Events) -> UIViewController {
    SampleScreen(Shop.Screen.photos(product: product), events)
  }
  func reviews(product: Shop.ProductID) -> UIViewController { SampleScreen(Shop.Screen.reviews(product: product)) }
  func searchHome(on events: Shop.SearchHome.Events) -> UIViewController { SampleScreen(Shop.Screen.searchHome, events) }
  func cart(on events: Shop.Cart.Events) -> UIViewController { SampleScreen(Shop.Screen.cart, events) }
  func shipping(cart: Shop.CartID, on events: Shop.Shipping.Events) -> UIViewController {
    SampleScreen(Shop.Screen.shipping(cart: cart), events)
  }
  func addressEditor(on events: Shop.AddressEditor.Events) -> UIViewController { SampleScreen(Shop.Screen.addressEditor, events) }
  func payment(cart: Shop.CartID, on events: Shop.Payment.Events) -> UIViewController {
    SampleScreen(Shop.Screen.payment(cart: cart), events)
  }
  func review(cart: Shop.CartID, on events: Shop.Review.Events) -> UIViewController {
    SampleScreen(Shop.Screen.review(cart: cart), events)
  }
  func receipt(order: Shop.OrderID, on events: Shop.Receipt.Events) -> UIViewController {
    SampleScreen(Shop.Screen.receipt(order: order), events)
  }
  func account(on events: Shop.Account.Events) -> UIViewController { SampleScreen(Shop.Screen.account, events) }
  func order(id: Shop.OrderID, on events: Shop.Order.Events) -> UIViewController { SampleScreen(Shop.Screen.order(id: id), events) }
  func addresses(on events: Shop.Addresses.Events) -> UIViewController { SampleScreen(Shop.Screen.addresses, events) }
  func credentials(on events: Shop.Credentials.Events) -> UIViewController { SampleScreen(Shop.Screen.credentials, events) }
  func register(on events: Shop.Register.Events) -> UIViewController { SampleScreen(Shop.Screen.register, events) }
}
