import Foundation
import Rides

// The graph spans two targets: a link of the app opens a screen of the module.
if let url = URL(string: "taxi:///ride/7"), let route = try? Taxi.Route.parse(url).get() {
  switch route {
  case .ride(let id): print("\(url) shows ride \(id.rawValue)")
  }
}
let factory: any Taxi.Factory = Screens()
print("\(type(of: factory)) makes the screens of both")
