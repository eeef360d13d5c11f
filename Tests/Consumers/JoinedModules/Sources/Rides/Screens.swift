public import UIKit

/// The screens of the module; the app's class inherits them.
open class RideScreens: Rides.Factory {
  public init() {}
  open func rideList(on events: Rides.RideList.Events) -> UIViewController { UIViewController() }
  open func ride(id: Rides.RideID, on events: Rides.Ride.Events) -> UIViewController { UIViewController() }
}
