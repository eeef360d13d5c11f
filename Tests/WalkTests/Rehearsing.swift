import UIKit

/// The rehearsal of a sample, as `navgraph generate --tests` writes it: the same for all of them, though each has a module of its own.
@MainActor protocol Rehearsing: AnyObject {
  init(_ window: UIWindow, grants: @escaping @MainActor (String) async -> Bool, holds: @escaping @MainActor (String) -> Bool)

  func start()
  func stop()
  func open(_ number: Int)
  func look()
  func leftovers() -> [String]
  var isIdle: Bool { get }
  var state: [String] { get }
  var differences: [String] { get }
  var controllers: [UIViewController] { get }
  var forgotten: Int { get }
  var log: [String] { get }
}

/// A blank page of a rehearsal.
@MainActor protocol RehearsedPage: UIViewController {
  var mayDismiss: Bool { get set }
  var isDismissalConfirmed: Bool { get set }
  var eventNames: [String] { get }
  @discardableResult func ask(for event: Int, trying value: Int, answered: @escaping @MainActor () -> Void) -> Bool
}
