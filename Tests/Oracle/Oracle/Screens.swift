/// The screens or guards of a world, each with the first and the second value of its key or argument.
///
/// The second value has a negative number. A screen with it has the same events but
/// is another place. A guard with it has the same flow but another answer.
struct Valued<Element: Sendable>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable {
  private var all: [Element]

  init(_ all: [Element] = []) { self.all = all }
  init(arrayLiteral all: Element...) { self.all = all }

  var startIndex: Int { 0 }
  var endIndex: Int { all.count }

  subscript(number: Int) -> Element {
    get { all[Self.declared(of: number)] }
    set { all[Self.declared(of: number)] = newValue }
  }

  mutating func append(_ element: Element) { all.append(element) }

  /// Returns the number with the other value.
  static func other(of number: Int) -> Int { ~number }

  /// Returns the number of the declaration, independent of the value.
  static func declared(of number: Int) -> Int { number < 0 ? ~number : number }
}

typealias Screens = Valued<World.Screen>
typealias Guards = Valued<World.Guard>
