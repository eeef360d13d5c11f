/// Gives out names, each once.
struct NameScope {
  private var taken: Set<String>

  init(reserved: Set<String> = []) { taken = reserved }

  mutating func reserve(_ name: String) { taken.insert(name) }

  /// The first that is free of: `wanted`, `wanted` with `suffix`, and then with numbers.
  mutating func claim(_ wanted: String, suffix: String = "") -> String {
    var candidate = swiftIdentifier(wanted)
    if taken.contains(candidate), !suffix.isEmpty { candidate = swiftIdentifier(wanted + suffix) }
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = swiftIdentifier(wanted + suffix + String(number))
      number += 1
    }
    return candidate
  }

  /// The same for texts that are no identifiers.
  mutating func claimText(_ wanted: String) -> String {
    var candidate = wanted
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = wanted + String(number)
      number += 1
    }
    return candidate
  }
}

/// `ChatList` as a case or a method is called: `chatList`; `URLView`: `urlView`.
func lowerCamel(_ name: String) -> String {
  let characters = Array(name)
  guard let first = characters.first, first.isUppercase else { return name }
  var end = 1
  while end < characters.count, characters[end].isUppercase { end += 1 }
  // The last capital of a run begins the next word.
  if end > 1, end < characters.count, characters[end].isLowercase { end -= 1 }
  return String(characters[..<end]).lowercased() + String(characters[end...])
}

/// `chats` as a type is called: `Chats`.
func upperCamel(_ name: String) -> String {
  guard let first = name.first else { return name }
  return first.uppercased() + name.dropFirst()
}
