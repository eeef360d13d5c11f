import Combine
import SwiftUI

/// Evaluates the guard.
final class Session: ObservableObject, Trails.Guards {
  @Published var isSignedIn = false

  func signedIn() async -> Bool { isSignedIn }
}
