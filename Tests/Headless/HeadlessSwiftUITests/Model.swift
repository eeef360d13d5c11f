import SwiftUI

/// What tests change, and who hears of it.
final class Model: ObservableObject {
  @Published var path: [Int] = []
  @Published var root = "root"
  @Published var sheet: Item?
  @Published var cover: Item?
  @Published var isAsking = false
  @Published var tab = 0
  @Published var other = 0
  /// A selection that stays what it is.
  var refused: Int {
    get { 0 }
    set { diary.append("refused \(newValue)") }
  }
  /// What happened, in order; nobody is told.
  var diary: [String] = []

  struct Item: Identifiable {
    let id: Int
  }
}
