import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Weak references to the objects of a screen that must be released when it leaves the screen.
  @MainActor struct ViewTrace {
    struct Watched {
      let what: String
      weak var object: AnyObject?
    }

    let id: NodeID
    let name: String
    let watched: [Watched]
  }

  /// An invisible view that refers to an object that must be released with its screen.
  @MainActor struct ReleaseProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      weak var object: AnyObject?
    }

    let object: AnyObject

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller { Controller(nibName: nil, bundle: nil) }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {
      uiViewController.object = object
    }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Reports in debug builds if `object`, such as a model, is still in memory some seconds after this screen has left, for example because
  /// a closure or task retains it.
  @MainActor public func expectsRelease(of object: AnyObject) -> some View {
    #if DEBUG
    probed { NavGraph.ReleaseProbe(object: object) }
    #else
    self
    #endif
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Reports objects that are still in memory some time after their screens have left.
  func lookForLeaks() {
    guard let leakPatience else { return }
    var here: [NavGraph.NodeID: G.Screen] = [:]
    for layer in [navigator.tree.root] + navigator.tree.modals.compactMap({ $0.content }) {
      layer.walk({ $0.children }) { node in
        if let screen = node.screen { here[node.id] = screen }
      }
    }
    let gone = traces.filter { here[$0.id] == nil }
    let names = Dictionary(traces.map { ($0.id, $0.name) }) { first, _ in first }
    traces = probes.all.compactMap { id, probe in
      guard let screen = here[id] else { return nil }
      return NavGraph.ViewTrace(id: id, name: names[id] ?? G.recordName(of: screen), watched: watched(behind: probe))
    }
    guard !gone.isEmpty else { return }
    after(leakPatience) { [weak self] in
      for trace in gone { self?.reportIfKept(trace) }
    }
  }

  /// Returns the view of the screen, the controllers that the app has created for it, and the objects of `expectsRelease(of:)`.
  private func watched(behind probe: UIViewController) -> [NavGraph.ViewTrace.Watched] {
    var all = [NavGraph.ViewTrace.Watched(what: "view", object: probe)]
    for child in probe.parent?.children ?? [] {
      if let release = child as? NavGraph.ReleaseProbe.Controller {
        if let object = release.object { all.append(NavGraph.ViewTrace.Watched(what: "\(type(of: object))", object: object)) }
      } else if !(child is NavGraph.Probe), !child.isSystemContainer {
        all.append(NavGraph.ViewTrace.Watched(what: "controller", object: child))
      }
    }
    return all
  }

  private func reportIfKept(_ trace: NavGraph.ViewTrace) {
    guard leakPatience != nil, let kept = trace.watched.first(where: { $0.object != nil }) else { return }
    navigator.log("\(trace.name): its \(kept.what) is still in memory; who holds it?")
    navigator.pass(.leaks(trace.name))
  }
}

extension UIViewController {
  /// Whether SwiftUI uses this controller for a container. It's reused for other content.
  fileprivate var isSystemContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController || self is UIPageViewController
  }
}
