import Foundation

// Links, from the app and the system.
extension NavGraph.Navigator {
  /// Opens a link, as soon as it may be. The latest link wins over those that wait; one that is on its way already is that one.
  public func open(_ target: NavGraph.Target<G>) {
    if G.opensWindows, isElsewhere(target) { return }
    take { $0.open(target) }
  }

  /// Opens a link, if there is one that leads anywhere now.
  public func open(_ target: NavGraph.Target<G>?) -> Bool {
    guard let target, leadsAnywhere(target) else { return false }
    open(target)
    return true
  }

  /// Opens the first of several URLs that leads anywhere, in the order of their texts.
  ///
  /// - Returns: True if one was opened.
  public func open(_ urls: [Foundation.URL], target: (Foundation.URL) -> NavGraph.Target<G>?) -> Bool {
    var isOpen = false
    for url in urls.sorted(by: { $0.absoluteString.utf8.lexicographicallyPrecedes($1.absoluteString.utf8) }) {
      guard let target = target(url), leadsAnywhere(target) else { continue }
      if isOpen { log("link: another one came with it") } else { open(target) }
      isOpen = true
    }
    return isOpen
  }

  /// Whether one of its branches leads anywhere now. What doesn't is the app's own affair, as what matches no pattern is; it is reported.
  private func leadsAnywhere(_ target: NavGraph.Target<G>) -> Bool {
    guard target.chosen(where: answers.holds) == nil else { return true }
    take { $0.turnAway(target) }
    return false
  }

  /// Drops the links that wait. For an app that logs out without leaving its root.
  public func forgetLinks() { take { $0.forgetLinks() } }
}
