import NavGraphModel
import NavGraphSyntax

// What the app implements, divided by the files of the graph.
extension Lowering {
  /// What one file of the graph adds to a protocol that the app implements.
  struct SuppliedPart {
    var file: FileID
    var members: [Declaration]
  }

  /// The protocol `whole` with all of these members. Where several files add some, each of them has a protocol, and the name of the whole
  /// stands for all of these: so the code of a feature conforms to the part of its own file.
  func divided(_ whole: TypeDescription, _ parts: [SuppliedPart]) -> [Declaration] {
    guard parts.count > 1 else {
      var whole = whole
      whole.members += parts.flatMap(\.members)
      return [.type(whole)]
    }
    let names = parts.map { naming.part($0.file, of: whole.name) }
    let protocols = zip(parts, names).map { part, name -> Declaration in
      var one = whole
      one.doc = ["The part of `\(whole.name)` for \(path(of: part.file))."]
      one.name = name
      one.members = part.members
      return .type(one)
    }
    let words = whole.doc + ["", "Each file of the graph has its part. One class conforms to all of them, in as many files as you like."]
    return protocols + [.alias(TypealiasDescription(doc: words, whole.name, composing: names))]
  }

  /// What each file adds, in the order of the files: `members` are those of the declarations of one file.
  func parts<Item>(_ items: [Item], _ file: (Item) -> FileID, _ members: ([Item]) -> [Declaration]) -> [SuppliedPart] {
    var byFile: [FileID: [Item]] = [:]
    for item in items { byFile[file(item), default: []].append(item) }
    return byFile.sorted { $0.key.index < $1.key.index }.map { SuppliedPart(file: $0.key, members: members($0.value)) }
  }

  /// What the files add to a factory: how to make their screens, then how high their sheets are.
  func factoryParts(of screens: [ScreenID], _ isView: (ScreenID) -> Bool) -> [SuppliedPart] {
    var all = parts(screens, { graph.screens[$0].declared.range.file }) { makers(of: $0, isView) }
    for heights in parts(namedHeights, \.file, heightRequirements) {
      if let index = all.firstIndex(where: { $0.file == heights.file }) {
        all[index].members += heights.members
      } else {
        all.append(heights)
      }
    }
    return all.sorted { $0.file.index < $1.file.index }
  }
}
