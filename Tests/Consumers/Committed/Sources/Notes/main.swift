import Foundation

if let url = URL(string: "notes:///note/7"), let route = try? Notes.Route.parse(url).get() { print("\(url) is \(route)") }
