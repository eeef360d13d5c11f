/// A generator of random programs with several modules, colliding names, and `needs`.
struct ModulesMaker {
  private var state: UInt64
  private var free: [String]
  private let output: String
  private var modules: [String] = []
  private var types: [Thing] = []
  private var screens: [Thing] = []
  private var modals: [Thing] = []
  private var guards: [Thing] = []

  private struct Thing {
    var name: String
    var module: Int
    /// The name of the parameter and the index of its type.
    var parameter: (name: String, type: Int?)?
    /// The index of the type that a modal returns.
    var returns: Int?
  }

  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let words = ["Chat", "Result", "Window", "State", "Item", "Event", "Scene", "Part", "Outcome", "Factory", "Ride", "View"]
    free = words.flatMap { [$0, $0.prefix(1).lowercased() + $0.dropFirst(), $0 + "Screen", $0 + "Value", "_" + $0] }
    output = ["uikit", "swiftui", "uikit, swiftui"][Int(seed % 3)]
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func name() -> String { free.remove(at: below(free.count)) }

  private static let built = ["String", "Int", "Bool"]

  /// Returns the app's file, followed by one for each module, with its name.
  mutating func files() -> [(name: String, text: String)] {
    modules = (0..<2 + below(3)).map { "Part\($0)s" }
    for module in modules.indices { for _ in 0..<1 + below(2) { types.append(Thing(name: name(), module: module)) } }
    for module in modules.indices {
      let usable = usableTypes(in: module)
      for _ in 0..<1 + below(3) {
        let type = usable[below(usable.count)]
        let parameter = below(2) == 0 ? nil : (name: ["id", "Result", "guards", "place"][below(4)], type: Optional(type))
        screens.append(Thing(name: name(), module: module, parameter: parameter))
      }
      if below(2) == 0 { modals.append(Thing(name: name(), module: module, returns: usable[below(usable.count)])) }
      if below(2) == 0 { guards.append(Thing(name: name(), module: module, parameter: nil)) }
    }
    var files: [(name: String, text: String)] = []
    for module in modules.indices { files.append((modules[module], text(of: module))) }
    let first = screens.first { $0.parameter == nil }
    let home =
      "screen Begin { " + screens.map { "on to\($0.name)" + lead(to: $0) }.joined(separator: "; ")
      + modals.map { "; on show\($0.name) -> present \($0.name)" }.joined() + " }"
    let app = "app \(first.map { $0.name + "App" } ?? "Whole") { platform iOS 16; root stack Begin; output \(output) }\n\(home)\n"
    return [("App", app)] + files
  }

  /// Returns the indices of the types that a module can use: those of earlier modules, so that there are no cycles, and its own.
  private func usableTypes(in module: Int) -> [Int] { types.indices.filter { types[$0].module <= module } }

  /// Returns parameters and a push, such as `(id: Chat) -> push Item(id)`.
  private func lead(to screen: Thing) -> String {
    guard let parameter = screen.parameter, let type = parameter.type else { return " -> push \(screen.name)" }
    return "(\(parameter.name): \(types[type].name)) -> push \(screen.name)(\(parameter.name))"
  }

  private func head(_ thing: Thing) -> String {
    guard let parameter = thing.parameter, let type = parameter.type else { return thing.name }
    return "\(thing.name)(\(parameter.name): \(types[type].name))"
  }

  private mutating func text(of module: Int) -> String {
    let usable = usableTypes(in: module)
    var lines: [String] = []
    var needs: Set<String> = []
    func use(type: Int) {
      if types[type].module != module { needs.insert("needs type \(types[type].name) = String from \(modules[types[type].module])") }
    }
    for type in types where type.module == module { lines.append("type \(type.name) = String") }
    for asked in guards where asked.module == module { lines.append("guard \(asked.name)") }
    for screen in screens where screen.module == module {
      if let type = screen.parameter?.type { use(type: type) }
      var events: [String] = []
      for index in 0..<below(4) {
        // The type of the parameter must be usable in this module.
        let others = screens.filter { $0.parameter?.type.map { usable.contains($0) } ?? true }
        let other = others[below(others.count)]
        if let type = other.parameter?.type { use(type: type) }
        if other.module != module { needs.insert("needs screen " + head(other)) }
        var requires = ""
        if !guards.isEmpty, below(3) == 0 {
          let asked = guards[below(guards.count)]
          if asked.module != module { needs.insert("needs guard " + asked.name) }
          requires = " requires " + asked.name
        }
        let lead = lead(to: other).replacing(" ->", with: requires + " ->", maxReplacements: 1)
        events.append("on \(["go", "open", "Result", "events"][index])" + lead)
      }
      let known = modals.filter { $0.returns.map { usable.contains($0) } ?? false }
      if !known.isEmpty {
        let modal = known[below(known.count)]
        if let type = modal.returns { use(type: type) }
        if modal.module != module {
          needs.insert("needs modal \(modal.name) returns \(modal.returns.map { types[$0].name } ?? "")")
        }
        events.append("on ask(from: Int, to: Int) -> present \(modal.name) then { finished -> stay }")
      }
      lines.append("screen \(head(screen)) {\n  " + events.joined(separator: "\n  ") + "\n}")
    }
    for modal in modals where modal.module == module {
      if let type = modal.returns { use(type: type) }
      lines.append("modal \(modal.name) returns \(modal.returns.map { types[$0].name } ?? "") { content stack \(modal.name)Form }")
      let type = modal.returns.map { types[$0].name } ?? ""
      lines.append("screen \(modal.name)Form { on done(value: \(type)) -> finish(value); on close -> dismiss }")
    }
    return (["module \(modules[module])", "needs output \(output)"] + needs.sorted() + lines).joined(separator: "\n") + "\n"
  }
}
