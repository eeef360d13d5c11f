import Foundation

nonisolated extension APPLinks<APP>.Golden {
  static func entry(
    _ name: String, _ entry: APP.Entry, on idiom: Navigation.Idiom = .phone, cold: APPLinks<APP>.Shown,
    asks: [APP.Guard] = [], warm: APPLinks<APP>.After, warmAsks: [APP.Guard]? = nil, covered: APPLinks<APP>.After? = nil,
    coveredAsks: [APP.Guard]? = nil
  ) -> APPLinks<APP>.Golden {
    APPLinks<APP>.Golden(
      name: name, idiom: idiom, target: entry.target, cold: cold, asks: asks, warm: warm, warmAsks: warmAsks ?? asks,
      covered: covered, coveredAsks: coveredAsks ?? asks)
  }
}
