import NavGraphModel

/// The order in which an app names its hosts and schemes. It is computed once, because a route with its own host is compared with all hosts
/// of the app.
struct OriginOrder: Sendable {
  let hostCount: Int
  let schemeCount: Int
  private var numbers: [RouteOrigin: Int] = [:]

  init(for graph: NavigationGraph, routes table: RouteTable) {
    let (hosts, schemes) = (graph.app?.hosts ?? [], graph.app?.schemes ?? [])
    (hostCount, schemeCount) = (hosts.count, schemes.count)
    for (number, host) in hosts.enumerated().reversed() {
      if let name = table.names.find(graph.originText(of: host)) { numbers[.host(name)] = number }
    }
    for (number, scheme) in schemes.enumerated().reversed() {
      if let name = table.names.find(graph.originText(of: scheme)) { numbers[.scheme(name)] = number }
    }
  }

  /// Returns the number of an origin among the hosts or the schemes of the app, or nil if the app doesn't name it.
  func number(of origin: RouteOrigin) -> Int? { numbers[origin] }
}
