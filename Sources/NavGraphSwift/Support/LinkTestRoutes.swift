import Foundation

nonisolated extension APPLinks<APP>.Golden {
  static func route(
    _ name: String, _ links: [String], _ route: APP.Route, on idiom: Navigation.Idiom = .phone, cold: APPLinks<APP>.Shown,
    asks: [APP.Guard] = [], warm: APPLinks<APP>.After, warmAsks: [APP.Guard]? = nil, covered: APPLinks<APP>.After? = nil,
    coveredAsks: [APP.Guard]? = nil
  ) -> APPLinks<APP>.Golden {
    APPLinks<APP>.Golden(
      name: name, links: links, idiom: idiom, target: route.target, cold: cold, asks: asks, warm: warm, warmAsks: warmAsks ?? asks,
      covered: covered, coveredAsks: coveredAsks ?? asks, reads: { (try? APP.Route.parse($0).get()) == route }, printed: route.url)
  }
}
