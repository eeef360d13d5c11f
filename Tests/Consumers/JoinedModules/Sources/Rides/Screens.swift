public import UIKit

/// The factory for the module's screens, which the app's factory inherits from.
open class RideScreens: Rides.Factory {
  public init() {}
  open func makeRideList(events: Rides.RideList.Events) -> UIViewController { UIViewController() }
  open func makeRide(id: Rides.RideID, events: Rides.Ride.Events) -> UIViewController { UIViewController() }
}
