/// The lines of a source of the run time that an app with these features needs.
///
/// Of Swift's conditions only `#if`, `#else` and `#endif` over features are resolved, with `||`, `&&` and `!`; all others (`#if DEBUG`,
/// `#available`) stay. The conditions of the run time are written for this reader, one a line.
struct Cut {
  let features: Set<Feature>

  /// Whether the file is needed at all: files in the folder of a feature are that feature's.
  func keeps(_ source: RuntimeSource) -> Bool {
    let folder = source.path.prefix { $0 != "/" }
    return !Feature.allCases.contains { $0.folder == folder && !features.contains($0) }
  }

  func lines(of text: String) -> [Substring] {
    var result: [Substring] = []
    // For each condition around a line: whether it is about features, and whether its lines are wanted.
    var open: [(isOurs: Bool, isWanted: Bool)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("#if ") {
        let value = holds(words.dropFirst(4))
        open.append((value != nil, value ?? true))
        if value != nil { continue }
      } else if words.hasPrefix("#else"), let last = open.last, last.isOurs {
        open[open.count - 1].isWanted = !last.isWanted
        continue
      } else if words.hasPrefix("#endif"), let last = open.popLast() {
        if last.isOurs { continue }
      }
      // Nobody looks for a part in what is written again by the next run.
      if open.allSatisfy(\.isWanted), !words.hasPrefix("// MARK:") { result.append(line) }
    }
    return withoutGaps(result)
  }

  /// nil: the condition is not about features.
  private func holds(_ condition: Substring) -> Bool? {
    var isAny = false
    for alternative in condition.split(separator: "|") {
      var isAll = true
      for word in alternative.split(separator: "&") {
        let name = word.filter { $0 != " " && $0 != "!" }
        guard let feature = Feature(rawValue: String(name)) else { return nil }
        if features.contains(feature) == word.contains("!") { isAll = false }
      }
      if isAll { isAny = true }
    }
    return isAny
  }

  /// At most one empty line in a row, and none inside of a brace that opens or closes.
  private func withoutGaps(_ lines: [Substring]) -> [Substring] {
    var result: [Substring] = []
    for line in lines {
      if line.isEmpty, result.last.map({ $0.isEmpty || $0.last == "{" }) ?? true { continue }
      if line.allSatisfy({ $0 == " " || $0 == "}" }), !line.isEmpty, result.last?.isEmpty == true { result.removeLast() }
      result.append(line)
    }
    return result
  }
}
