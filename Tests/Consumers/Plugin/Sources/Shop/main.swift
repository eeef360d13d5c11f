import Foundation

// Prints what each link in the arguments opens.
for text in CommandLine.arguments.dropFirst() {
  guard let url = URL(string: text), let route = try? Shop.Route.parse(url).get() else {
    print("\(text) leads nowhere")
    continue
  }
  switch route {
  case .item(let id): print("\(text) shows item \(id.rawValue)")
  }
}
