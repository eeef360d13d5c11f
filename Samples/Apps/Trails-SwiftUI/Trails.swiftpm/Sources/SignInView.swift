import SwiftUI

/// The flow of the guard.
struct SignInView: View {
  let session: Session
  let events: Trails.SignIn.Events

  var body: some View {
    List {
      Button("Sign in") {
        session.isSignedIn = true
        events.done()
      }
      Button("Cancel") { events.cancel() }
    }
  }
}
