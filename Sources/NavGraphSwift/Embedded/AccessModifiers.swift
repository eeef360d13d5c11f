import NavGraphModel

/// A line of the run time without the access that means nothing, or too much, inside of one module.
///
/// Only modifiers before a declaration count, so that no text is ever touched.
func withAccess(_ line: Substring, _ access: App.Access) -> String {
  let dropped: Set<Substring> = access == .internal ? ["public", "open", "package", "internal(set)"] : ["package"]
  let kept: Set<Substring> = [
    "class", "convenience", "final", "indirect", "internal(set)", "lazy", "mutating", "nonisolated", "open", "override", "package",
    "public", "required", "static", "weak",
  ]
  var result = line.prefix { $0 == " " }
  var rest = line.dropFirst(result.count)
  var wasPackage = false
  while let word = modifier(rest), word.first == "@" || kept.contains(word) {
    // Without `package` the property is internal anyway.
    let isIdle = word == "internal(set)" && wasPackage
    if word == "package" { wasPackage = true }
    let isForPackage = access == .package && (word == "public" || word == "open")
    if !isIdle, !dropped.contains(word) { result += (isForPackage ? "package" : word) + " " }
    rest = rest.dropFirst(word.count + 1)
  }
  return String(result + rest)
}

/// The word at the beginning, the arguments of an attribute included; nil if nothing follows it.
private func modifier(_ text: Substring) -> Substring? {
  var depth = 0
  for index in text.indices {
    switch text[index] {
    case "(": depth += 1
    case ")": depth -= 1
    case " " where depth == 0: return text[..<index]
    default: break
    }
  }
  return nil
}
