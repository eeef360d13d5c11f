import Rides
import UIKit

final class Screens: RideScreens, Taxi.TaxiFactory {
  func profile(user: String) -> UIViewController { UIViewController() }
}
