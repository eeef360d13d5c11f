import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What the system writes into paths: facts, if it has done already what it says.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The system has shortened a path. Nobody but the graph adds to one.
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

  /// Whether a screen has left, or is about to, as a path says that was written. One that leaves by itself while something else moves has not:
  /// a path that changed now would not be what is shown. What a finger has sent back has, whatever moves since.
  func isFact(_ leaving: NavGraph.NodeID, revealing top: NavGraph.NodeID) -> Bool {
    probes.transition == nil ? unseen == nil : probes.isComing(top) || probes.hasLeftItsStack(leaving)
  }

  /// Takes that in.
  func shorten(_ stack: NavGraph.NodeID, to count: Int) {
    let screens = shown.screens(of: stack)
    guard let top = screens.prefix(count).last else { return }
    let isInFront = shown.front?.leaf.id == screens.last?.id && !probes.appeared.contains(top.id)
    expectation = isInFront ? .appearance(top.id) : .update
    write { $0.shorten(stack, to: count) }
    navigator.hostShows(Set(screens.prefix(count).map { $0.id }), in: stack)
  }
}
