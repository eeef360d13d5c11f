import NavGraphModel
import NavGraphSyntax

// What the app implements, divided by the files of the graph.
extension Lowering {
  /// What one file of the graph, or one module, adds to a protocol that the app implements.
  struct SuppliedPart {
    var file: FileID
    /// The module that has the protocol, where the app joins it.
    var module: ModuleID?
    /// Which of the parts of its file it is, where that has several.
    var number = 0
    var members: [Declaration]
  }

  /// How many screens one protocol has at most where each brings a type: the Swift compiler refuses some seven hundred associated types, and
  /// the time that it takes grows from some five hundred on.
  static let screensOfPart = 200

  /// How many parts so many screens of a file need.
  static func factoryParts(_ screens: Int) -> Int { max(1, (screens + screensOfPart - 1) / screensOfPart) }

  private struct PartOwner: Hashable {
    var file: FileID
    var module: ModuleID?
  }

  /// The protocol `whole` with all of these members. Where several files add some, each of them has a protocol, and the name of the whole
  /// stands for all of these: so the code of a feature conforms to the part of its own file. Modules have theirs already.
  func divided(_ whole: TypeDescription, _ parts: [SuppliedPart]) -> [Declaration] {
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
      one.name = naming.part(part.file, of: whole.name, number: part.number)
      one.members = part.members
      protocols.append(.type(one))
      return one.name
    }
    let words =
      whole.doc
      + (names.count > 1
        ? ["", "Each file of the graph has its part. One type conforms to all of them, in as many files as you like."] : [])
    return protocols + [.alias(TypealiasDescription(doc: words, whole.name, composing: names))]
  }

  /// What each file or module adds, in the order of the files: `members` are those of some of the items. A module has its own alone.
  func parts<Item>(
    _ items: [Item], atMost limit: Int = .max, _ declared: (Item) -> Declared, _ members: ([Item]) -> [Declaration]
  ) -> [SuppliedPart] {
    var byOwner: [PartOwner: [Item]] = [:]
    for item in items {
      let found = declared(item)
      guard module == nil || isOwn(found) else { continue }
      let owner = module == nil ? graph.module(of: found.range) : nil
      byOwner[PartOwner(file: owner.map { graph.modules[$0].nameRange.file } ?? found.range.file, module: owner), default: []].append(item)
    }
    return byOwner.flatMap { owner, items in
      // The members that a module supplies belong to one name.
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

  /// What the files add to a factory: how to make their screens, then how high their sheets are.
  func factoryParts(of screens: [ScreenID], _ isView: (ScreenID) -> Bool) -> [SuppliedPart] {
    let typed = screens.filter { isView($0) || naming.controllerTypes[$0] != nil }.count
    var all = parts(screens, atMost: typed > Self.screensOfPart ? Self.screensOfPart : .max, { graph.screens[$0].declared }) {
      makers(of: $0, isView)
    }
    for heights in parts(suppliedHeights, \.modal, heightRequirements) {
      if let index = all.firstIndex(where: { $0.file == heights.file && $0.module == heights.module }) {
        all[index].members += heights.members
      } else {
        all.append(heights)
      }
    }
    return all.sorted { areInOrder($0, $1) }
  }
}
