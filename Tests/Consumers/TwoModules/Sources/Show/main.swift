import Account
import Catalog
import Foundation

// The two graphs, each in its own module, share the runtime.
if let url = URL(string: "catalog:///product/7"), let route = try? Catalog.Route.parse(url).get() { print("\(url) is \(route)") }
if let url = URL(string: "account:///orders"), let route = try? Account.Route.parse(url).get() { print("\(url) is \(route)") }
