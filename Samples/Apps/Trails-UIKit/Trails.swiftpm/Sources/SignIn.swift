import UIKit

/// Evaluates the guard.
final class Session: Trails.Guards {
  var isSignedIn = false

  func signedIn() async -> Bool { isSignedIn }
}

extension TrailsApp {
  func makeSignIn(events: Trails.SignIn.Events) -> UIViewController {
    SignInController(cancel: events.cancel) { [session] in
      session.isSignedIn = true
      events.done()
    }
  }
}

/// The flow of the guard.
final class SignInController: UIViewController {
  private let cancel: () -> Void
  private let signIn: () -> Void

  init(cancel: @escaping () -> Void, signIn: @escaping () -> Void) {
    self.cancel = cancel
    self.signIn = signIn
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Cancel") { [cancel] _ in cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Sign in") { [signIn] _ in signIn() })
  }
}
