import SwiftUI

/// The state that tests change and views observe.
final class Model: ObservableObject {
  @Published var path: [Int] = []
  @Published var root = "root"
  @Published var sheet: Item?
  @Published var cover: Item?
  @Published var isAsking = false
  @Published var tab = 0
  @Published var other = 0
  /// A selection that never changes and records the values it refuses.
  var refused: Int {
    get { 0 }
    set { diary.append("refused \(newValue)") }
  }
  /// The recorded events, in order. Changes aren't published.
  var diary: [String] = []

  struct Item: Identifiable {
    let id: Int
  }
}
