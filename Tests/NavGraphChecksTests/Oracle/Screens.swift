/// The screens of a world, each as it is with the first value of its key, and with the other one.
///
/// The other one has a number below zero. It has the same events and guards, and is another place.
struct Screens: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable {
  private var all: [World.Screen]

  init(_ all: [World.Screen] = []) { self.all = all }
  init(arrayLiteral all: World.Screen...) { self.all = all }

  var startIndex: Int { 0 }
  var endIndex: Int { all.count }

  subscript(screen: Int) -> World.Screen {
    get { all[Screens.declared(screen)] }
    set { all[Screens.declared(screen)] = newValue }
  }

  mutating func append(_ screen: World.Screen) { all.append(screen) }

  /// The number of a screen with the other value of its key.
  static func other(_ screen: Int) -> Int { ~screen }

  /// The number of what is declared, whichever value its key has.
  static func declared(_ screen: Int) -> Int { screen < 0 ? ~screen : screen }
}
