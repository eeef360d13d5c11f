/// The screens or guards of a world, each as it is with the first value of its key or argument, and with the other one.
///
/// The other one has a number below zero. A screen has the same events then, and is another place. A guard has the same flow, and another
/// answer.
struct Valued<Element: Sendable>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable {
  private var all: [Element]

  init(_ all: [Element] = []) { self.all = all }
  init(arrayLiteral all: Element...) { self.all = all }

  var startIndex: Int { 0 }
  var endIndex: Int { all.count }

  subscript(number: Int) -> Element {
    get { all[Self.declared(number)] }
    set { all[Self.declared(number)] = newValue }
  }

  mutating func append(_ element: Element) { all.append(element) }

  /// The number with the other value.
  static func other(_ number: Int) -> Int { ~number }

  /// The number of what is declared, whatever its value.
  static func declared(_ number: Int) -> Int { number < 0 ? ~number : number }
}

typealias Screens = Valued<World.Screen>
typealias Guards = Valued<World.Guard>
