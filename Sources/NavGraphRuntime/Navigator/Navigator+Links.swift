import Foundation

// Links from the app and the system.
extension NavGraph.Navigator {
  /// Opens a link as soon as its policy and guards allow it. The latest link replaces those that wait. A link that is already pending isn't
  /// opened twice.
  public func open(_ target: NavGraph.Target<G>) {
    if G.opensWindows, isElsewhere(target) { return }
    take { $0.open(target) }
  }

  /// Opens a link. Returns false if `target` is nil or none of its branches applies.
  public func open(_ target: NavGraph.Target<G>?) -> Bool {
    guard let target, leadsAnywhere(target) else { return false }
    open(target)
    return true
  }

  /// Opens the first of several URLs that leads anywhere, in the alphabetical order of the URLs.
  ///
  /// - Returns: Whether a URL was opened.
  public func open(_ urls: [Foundation.URL], target: (Foundation.URL) -> NavGraph.Target<G>?) -> Bool {
    var isOpen = false
    for url in urls.sorted(by: { $0.absoluteString.utf8.lexicographicallyPrecedes($1.absoluteString.utf8) }) {
      guard let target = target(url), leadsAnywhere(target) else { continue }
      if isOpen { log("link: another one came with it") } else { open(target) }
      isOpen = true
    }
    return isOpen
  }

  /// Returns whether the link leads anywhere now. Otherwise, it's reported as dropped, and the app can handle it like a URL that matches no
  /// pattern.
  private func leadsAnywhere(_ target: NavGraph.Target<G>) -> Bool {
    guard target.chosen(where: answers.holds) == nil else { return true }
    take { $0.turnAway(target) }
    return false
  }

  /// Drops the links that wait. Call it when the app logs out without leaving its root.
  public func forgetLinks() { take { $0.forgetLinks() } }
}
