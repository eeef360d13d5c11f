import Rides
import UIKit

final class Screens: RideScreens, Taxi.TaxiFactory {
  func makeProfile(user: String) -> UIViewController { UIViewController() }
}
