import NavGraphRuntime
import NavGraphSwiftUIPlatform

// A part among views of the app's own.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// It was on the screen and isn't now, as in a tab of the app's that was left: nothing appears there, so nothing is waited for.
  var isOutOfSight: Bool { isPart && probes.hasBeenSeen && !probes.isInAnyWindow }

  /// What has bars of its own must not be on a stack of the app's.
  func lookForOuterStack() {
    let root = navigator.tree.root
    guard isPart, !isNested, let probe = probes.probe(behind: root.leaf.id), let container = root.container else { return }
    var above = probe.parent
    while let next = above, !next.isContainer(of: root) { above = next.parent }
    var outer = above?.parent
    // A split puts its columns into stacks.
    while let next = outer, !(next is UINavigationController), !(next is UISplitViewController) { outer = next.parent }
    guard outer is UINavigationController else { return }
    isNested = true
    navigator.log("\(container): it has bars of its own, and is in a NavigationStack of the app's; leave that out, or present the part")
    navigator.pass(.nests("\(container)"))
  }
}
