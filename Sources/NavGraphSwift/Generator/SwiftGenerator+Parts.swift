import NavGraphModel
import NavGraphSyntax

// Generates the protocols that the app implements, divided by source file.
extension SwiftGenerator {
  /// The members that a source file or a module adds to a protocol that the app implements.
  struct SuppliedPart {
    var file: FileID
    /// The module that declares the protocol, or nil for a file of the app.
    var module: ModuleID?
    /// The number of this part among those of its file.
    var number = 0
    var members: [Declaration]
  }

  /// The maximum number of screens in a protocol if each adds an associated type. The Swift
  /// compiler rejects about 700 associated types, and compile time grows from about 500 on.
  static let screensOfPart = 200

  static func factoryParts(for screens: Int) -> Int { max(1, (screens + screensOfPart - 1) / screensOfPart) }

  private struct PartOwner: Hashable {
    var file: FileID
    var module: ModuleID?
  }

  /// Returns the protocol `whole` with all of these members. If several files add members, each
  /// file gets its own protocol, and the name of the whole becomes a composition, so that the
  /// code of a feature can conform to the part of its file. Modules declare their own parts.
  func divided(_ whole: TypeDescription, into parts: [SuppliedPart]) -> [Declaration] {
    if parts.isEmpty, module != nil { return [] }
    guard parts.count > 1 || parts.contains(where: { $0.module != nil }) else {
      var whole = whole
      whole.members += parts.flatMap(\.members)
      return [.type(whole)]
    }
    var protocols: [Declaration] = []
    let names = parts.map { part -> String in
      if let module = part.module { return naming.modules[module.index] + "." + whole.name }
      var one = whole
      one.doc = ["The part of `\(whole.name)` for \(path(of: part.file))."]
      one.name = naming.part(in: part.file, of: whole.name, number: part.number)
      one.members = part.members
      protocols.append(.type(one))
      return one.name
    }
    let words =
      whole.doc
      + (names.count > 1
        ? ["", "Each file of the graph has its part. One type conforms to all of them, in as many files as you like."] : [])
    return protocols + [.alias(TypealiasDescription(doc: words, name: whole.name, composing: names))]
  }

  /// Returns the members of each file or module, in the order of the files.
  /// `members` returns those of a group of items. A module gets only its own.
  func parts<Item>(
    of items: [Item], atMost limit: Int = .max, declared: (Item) -> Declared, members: ([Item]) -> [Declaration]
  ) -> [SuppliedPart] {
    var byOwner: [PartOwner: [Item]] = [:]
    for item in items {
      let found = declared(item)
      guard module == nil || isOwn(found) else { continue }
      let owner = module == nil ? graph.module(of: found.range) : nil
      byOwner[PartOwner(file: owner.map { graph.modules[$0].nameRange.file } ?? found.range.file, module: owner), default: []].append(item)
    }
    return byOwner.flatMap { owner, items in
      // A module has a single protocol.
      let most = owner.module == nil ? limit : .max
      return stride(from: 0, to: items.count, by: most).enumerated().map { number, start in
        let part = Array(items[start...].prefix(most))
        return SuppliedPart(file: owner.file, module: owner.module, number: number, members: members(part))
      }
    }.sorted { areInOrder($0, $1) }
  }

  private func areInOrder(_ a: SuppliedPart, _ b: SuppliedPart) -> Bool {
    (a.file.index, a.module.map { Int($0.raw) } ?? -1, a.number) < (b.file.index, b.module.map { Int($0.raw) } ?? -1, b.number)
  }

  /// Returns the parts of a factory: the methods that create screens, then the heights of named detents.
  func factoryParts(of screens: [ScreenID], isView: (ScreenID) -> Bool) -> [SuppliedPart] {
    let typed = screens.filter { isView($0) || naming.controllerTypes[$0] != nil }.count
    var all = parts(of: screens, atMost: typed > Self.screensOfPart ? Self.screensOfPart : .max, declared: { graph.screens[$0].declared }) {
      makers(of: $0, isView: isView)
    }
    for heights in parts(of: suppliedHeights, declared: \.modal, members: heightRequirements) {
      if let index = all.firstIndex(where: { $0.file == heights.file && $0.module == heights.module }) {
        all[index].members += heights.members
      } else {
        all.append(heights)
      }
    }
    return all.sorted { areInOrder($0, $1) }
  }
}
