import SwiftUI

/// A screen as a view, with a name and a button for each event.
struct ViewPage: View {
  let name: String
  let events: [(name: String, send: @MainActor () -> Void)]

  init(_ name: String, _ events: (String, @MainActor () -> Void)...) { self.init(name, events) }

  init(_ name: String, _ events: [(String, @MainActor () -> Void)]) {
    self.name = name
    self.events = events.map { ($0.0, $0.1) }
  }

  var body: some View {
    VStack {
      Text(name)
      ForEach(Array(events.indices), id: \.self) { index in
        Button(events[index].name) { events[index].send() }
      }
    }
  }
}
