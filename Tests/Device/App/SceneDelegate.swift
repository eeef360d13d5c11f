import UIKit

#if canImport(DeviceBenches)
@testable import DeviceBenches
#endif

/// Shows the bench of a question about the platform, or a sample, and what it reports in the ledger.
///
/// The test names it in the environment: `DEVICE_SHOWS=stackChangesAtEnd`, `DEVICE_SHOWS=Gallery`.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var ledger: Ledger?
  private var bench: Bench?
  private var sample: (any SampleScene)?

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
      let sample: any SampleScene =
        switch name {
        case "Mail": MailScene(in: window)
        case "MailViews": MailViewScene(in: window)
        default: GalleryScene(in: window)
        }
      self.sample = sample
      window.makeKeyAndVisible()
      ledger.keep { sample.reports.joined(separator: ", ") }
    }
  }
}

/// The scene of a sample. UI tests compare its reports with those that they expect.
@MainActor protocol SampleScene: AnyObject {
  /// The reports of the navigator, oldest first: names of events and roots, and problems such as `dropped open`.
  var reports: [String] { get }
}
