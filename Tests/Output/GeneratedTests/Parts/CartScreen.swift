import UIKit

@testable import CheckoutGenerated
@testable import NavGraphUIKit

/// An existing screen of the app, which owns the scene of the graph on it.
@MainActor final class CartScreen: UIViewController {
  let app: CheckoutApp
  private(set) lazy var checkout = Checkout.NavigationScene(around: self, factory: app, guards: app)

  init(_ app: CheckoutApp) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// The factory and guards that the app supplies.
@MainActor final class CheckoutApp: Checkout.Factory, Checkout.Guards {
  var isOwner = true
  private(set) var asked = 0

  func makeCard(amount: Checkout.Cents, events: Checkout.Card.Events) -> UIViewController { SampleScreen("card", events) }
  func makeReview(events: Checkout.Review.Events) -> UIViewController { SampleScreen("review", events) }
  func makeReceipt(of: Checkout.OrderID, events: Checkout.Receipt.Events) -> UIViewController { SampleScreen("receipt", events) }
  func makeQuestions() -> UIViewController { SampleScreen("questions") }

  func owner() async -> Bool {
    asked += 1
    return isOwner
  }
}
