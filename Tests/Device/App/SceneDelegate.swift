import UIKit

#if canImport(DeviceBenches)
@testable import DeviceBenches
#endif

/// Shows the bench of a question, or the screens of a sample.
///
/// The test names it in the environment: `DEVICE_SHOWS=stackChangesAtEnd`, `DEVICE_SHOWS=Gallery`.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var ledger: Ledger?
  private var bench: Bench?
  private var show: (any Show)?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let ledger = Ledger(in: scene)
    self.ledger = ledger
    let name = ProcessInfo.processInfo.environment["DEVICE_SHOWS"] ?? "Gallery"
    if let bench = Question(rawValue: name)?.bench(in: window) ?? (name == "Q10" ? ContainerBenches.PageRests(in: window) : nil) {
      self.bench = bench
      window.makeKeyAndVisible()
      // The bench begins once the first screen has appeared.
      ledger.after(1) { bench.begin() }
      ledger.keep { "\(name): \(bench.answer.map { $0 ? "yes" : "no" } ?? "unknown")" }
    } else {
      let show: any Show =
        switch name {
        case "Mail": MailShow(in: window)
        case "MailViews": MailViewShow(in: window)
        default: GalleryShow(in: window)
        }
      self.show = show
      window.makeKeyAndVisible()
      ledger.keep { show.heard.joined(separator: ", ") }
    }
  }
}

/// A sample's scene, and the reports of its navigator.
@MainActor protocol Show: AnyObject {
  var heard: [String] { get }
}
