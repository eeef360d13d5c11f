import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Handling the paths that the system writes.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Handles a path that the system has shortened. Only the graph adds to a path.
  func systemShows(_ count: Int, of stack: NavGraph.NodeID) {
    let screens = shown.screens(of: stack)
    guard count > 0, count < screens.count else { return refuse(in: stack) }
    if let split = shown.split(around: stack), isChangingWidth(split) { return keepUntilRest(screens[count].id, of: stack, in: split.id) }
    guard isFact(screens[count].id, revealing: screens[count - 1].id) else {
      let leaving = screens[count].id
      return later { host in
        if let index = host.shown.screens(of: stack).firstIndex(where: { $0.id == leaving }) { host.systemShows(index, of: stack) }
      }
    }
    shorten(stack, to: count)
  }

  private func refuse(in stack: NavGraph.NodeID) {
    if let split = shown.split(around: stack), isChangingWidth(split) { return insistLater(in: split.id) }
    insist()
  }

  /// Returns whether the screen has left its stack, or is about to, as the written path implies. If another transition is in progress, a
  /// path that changed now wouldn't match the screen. A screen that the user has swiped away has always left.
  func isFact(_ leaving: NavGraph.NodeID, revealing top: NavGraph.NodeID) -> Bool {
    probes.transition == nil ? unseen == nil : probes.isComing(top) || probes.hasLeftItsStack(leaving)
  }

  /// Shortens the path and reports it to the navigator.
  func shorten(_ stack: NavGraph.NodeID, to count: Int) {
    let screens = shown.screens(of: stack)
    guard let top = screens.prefix(count).last else { return }
    let isInFront = shown.front?.leaf.id == screens.last?.id && !probes.appeared.contains(top.id)
    expectation = isInFront ? .appearance(top.id) : .update
    write { $0.shorten(stack, to: count) }
    navigator.hostShows(Set(screens.prefix(count).map { $0.id }), in: stack)
  }
}
