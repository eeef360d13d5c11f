import SwiftUI

@main
struct TrailsApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Trails.NavigationWindow(factory: Screens(session: session), guards: session)
    }
  }
}
