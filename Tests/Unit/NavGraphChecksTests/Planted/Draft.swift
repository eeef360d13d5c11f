import Foundation
import RandomPrograms

/// A random program into which a defect, or a similar valid declaration, is planted.
///
/// The expected diagnostics follow from the generator's program and text, without any stage of the compiler.
struct Draft {
  typealias Screen = RandomProgram.Screen

  let program: RandomProgram
  var declarations: [RandomProgram.Declaration]
  var dice: Seeded
  private var count = 0

  /// The comment at the end of the line where the diagnostic must begin.
  static let mark = "  // planted"

  init(_ program: RandomProgram, dice: Seeded) {
    (self.program, self.dice) = (program, dice)
    declarations = program.declarations
  }

  var text: String {
    let text = declarations.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    // If the head of a declaration is marked, its brace precedes the comment.
    return text.replacingOccurrences(of: Draft.mark + " {\n", with: " {" + Draft.mark + "\n")
  }

  // MARK: Properties of the program

  var app: RandomProgram.Declaration {
    get { declarations.first { $0.order == 0 } ?? .init(order: 0, head: "") }
    set { if let index = declarations.firstIndex(where: { $0.order == 0 }) { declarations[index] = newValue } }
  }

  /// The minimum iOS version of the program.
  var platform: Int {
    let line = app.items.first { $0.hasPrefix("platform iOS ") } ?? ""
    return Int(line.dropFirst("platform iOS ".count).prefix { $0.isNumber }) ?? 0
  }

  /// The devices of each root. An empty list means all other devices.
  var roots: [[String]] {
    app.items.filter { $0.hasPrefix("root ") }.map { line in
      guard let on = line.range(of: " on ") else { return [] }
      return line[on.upperBound...].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Whether one root is for all devices.
  var isForAllDevices: Bool { roots == [[]] }

  /// Whether the app declares a URL scheme.
  var hasScheme: Bool { app.items.contains { $0.hasPrefix("scheme ") } }

  /// The name of the root's container, if the root is only a name; otherwise nil.
  var plainRoot: String? {
    guard let line = app.items.first(where: { $0.hasPrefix("root ") }) else { return nil }
    let name = line.split(separator: " ").last.map(String.init) ?? ""
    return ["stack", "tabs", "split", "pages"].contains { kind in
      declarations.contains { $0.head == "\(kind) \(name)" || $0.head.hasPrefix("\(kind) \(name) requires") }
    } ? name : nil
  }

  /// Returns a random device that has a root.
  mutating func device() -> String {
    one(of: roots.contains([]) ? ["phone", "pad", "mac", "vision"] : Set(roots.joined()).sorted()) ?? "phone"
  }

  func contains(_ words: String) -> Bool { text.contains(words) }

  // MARK: Random choices

  mutating func one<Element>(of list: [Element]) -> Element? { list.isEmpty ? nil : list[dice.below(list.count)] }

  mutating func one<Element>(_ first: Element, _ rest: Element...) -> Element {
    let index = dice.below(rest.count + 1)
    return index == 0 ? first : rest[index - 1]
  }

  /// Calls one random maker and returns its result. The others aren't called, so that they declare nothing unused.
  mutating func make(_ makers: (inout Draft) -> String...) -> String { makers[dice.below(makers.count)](&self) }

  mutating func fresh(_ stem: String = "Planted") -> String {
    count += 1
    return "\(stem)\(count)"
  }

  // MARK: Planting

  /// Returns a random screen that satisfies the predicate.
  mutating func host(_ fits: (Screen) -> Bool = { _ in true }) -> Screen? { one(of: program.screens.filter(fits)) }

  /// Inserts a declaration at a random position.
  mutating func declare(_ head: String, _ items: [String] = [], order: Int = 3, notes: [String] = []) {
    let index = dice.below(declarations.count + 1)
    declarations.insert(.init(order: order, notes: notes, head: head, items: items), at: index)
  }

  mutating func screen(_ items: [String] = []) -> String {
    let name = fresh()
    declare("screen \(name)", items)
    return name
  }

  mutating func condition() -> String {
    let name = fresh("asked")
    declare("condition \(name)", order: 2)
    // Another use prevents a diagnostic about an unused condition.
    if let host = host() { on(host.name, "{\n  when \(name) -> stay\n  otherwise -> restart\n}", arrow: "") }
    return name
  }

  mutating func stack(_ root: String) -> String {
    let name = fresh()
    declare("stack \(name)", ["root \(root)"])
    return name
  }

  /// Declares tabs with these items and plain tabs in random order. Returns the name.
  mutating func tabs(_ items: [String] = [], plain: Int = 2) -> String {
    let name = fresh()
    var all = items
    for _ in 0..<plain { all.insert("tab \(fresh("plain")) stack \(screen())", at: dice.below(all.count + 1)) }
    declare("tabs \(name)", all)
    return name
  }

  mutating func split(_ items: [String] = []) -> String {
    let name = fresh()
    declare("split \(name)", ["sidebar \(screen())", "detail stack \(screen())"] + items)
    return name
  }

  mutating func pages() -> String {
    let name = fresh()
    declare("pages \(name)", ["page \(screen())", "page \(screen())"])
    return name
  }

  /// Declares a screen with a parameter `id` and an event that presents it. Returns nil if there is no screen for the event.
  mutating func reader() -> String? {
    guard let host = host() else { return nil }
    let name = fresh()
    declare("screen \(name)(id: String)")
    on(host.name, "present \(name)(id)", clauses: "(id: String)")
    return name
  }

  /// Declares a modal. Unless `content` or an item specifies it, the content is a stack with an exit.
  mutating func modal(_ items: [String] = [], content: String? = nil, clauses: String = "") -> String {
    let name = fresh()
    var all = items
    if !items.contains(where: { $0.hasPrefix("content ") }) {
      let shown = content ?? "stack " + screen(["on \(fresh("leave")) -> dismiss"])
      all.insert("content \(shown)", at: dice.below(all.count + 1))
    }
    declare("modal \(name)" + clauses, all)
    return name
  }

  /// Declares tabs, a split, or pages, which a stack can't contain.
  mutating func largeContainer() -> String { make({ $0.tabs() }, { $0.split() }, { $0.pages() }) }

  /// Adds an event to the screen.
  mutating func on(_ screen: String, _ outcome: String, clauses: String = "", arrow: String = "-> ", isMarked: Bool = false) {
    add("on \(fresh("planted"))\(clauses) \(arrow)\(outcome)" + (isMarked ? Draft.mark : ""), to: "screen \(screen)")
  }

  /// Adds an item to the declaration whose head begins with these words.
  mutating func add(_ item: String, to head: String) {
    guard let index = self.index(of: head) else { return }
    declarations[index].items.insert(item, at: dice.below(declarations[index].items.count + 1))
  }

  /// Adds an event that presents the content to a random screen. Returns false if there is none.
  mutating func show(_ content: String) -> Bool {
    guard let host = host() else { return false }
    on(host.name, "present \(content)")
    return true
  }

  func index(of head: String) -> Int? {
    declarations.firstIndex { declaration in
      declaration.head.hasPrefix(head) && !(declaration.head.dropFirst(head.count).first.map(isPartOfName) ?? false)
    }
  }

  private func isPartOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
}
