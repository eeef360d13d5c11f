import NavGraphSyntax

/// A declaration, and the declarations of the same file that only it uses, directly or indirectly.
struct MovedDeclarations {
  /// The ranges of the declarations with their comments and `allow` lines, in the order of the text.
  let ranges: [SourceRange]

  init(startingWith first: SyntaxNode, in tree: SyntaxTree, names: NameIndex, file: FileID) {
    let declarations = tree.root.children.filter { [.stack, .split, .pages, .modal, .alert, .screen, .events].contains($0.kind) }
    func index(of range: SourceRange) -> Int? {
      guard range.file == file else { return nil }
      return declarations.firstIndex { $0.range.start <= range.start && range.end <= $0.range.end }
    }
    // The declarations that use each declaration, indexed by declaration. A use elsewhere is nil.
    var users: [[Int?]] = Array(repeating: [], count: declarations.count)
    for (number, declaration) in declarations.enumerated() {
      guard let name = declaration.nameToken else { continue }
      let declared = SourceRange(file: file, start: name.start, end: name.end)
      for use in names.occurrences(of: declared) where !use.isDeclaration { users[number].append(index(of: use.range)) }
    }
    var moved: Set<Int> = Set(declarations.indices.filter { declarations[$0].index == first.index })
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for number in declarations.indices where !moved.contains(number) && !users[number].isEmpty {
        let isOwn = users[number].allSatisfy { user in user.map { moved.contains($0) || $0 == number } ?? false }
        if isOwn, users[number].contains(where: { $0 != number }) { isGrowing = moved.insert(number).inserted || isGrowing }
      }
    }
    ranges = moved.sorted().map { number in
      let range = declarations[number].rangeWithComments
      return SourceRange(file: file, start: range.start, end: range.end)
    }
  }
}
