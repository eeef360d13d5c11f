public import UIKit

/// The screens of the module; the app's class inherits them.
open class RideScreens: Rides.Factory {
  public init() {}
  open func makeRideList(events: Rides.RideList.Events) -> UIViewController { UIViewController() }
  open func makeRide(id: Rides.RideID, events: Rides.Ride.Events) -> UIViewController { UIViewController() }
}
