import NavGraphSyntax

/// The rule by which make, Ninja and Xcode know when to generate again.
///
/// The names in it may be a stranger's, and make takes a rule for a program: what follows `;` is run, `a=b` sets a variable, `%` makes a
/// pattern. So a name is written only if make and Ninja both read back exactly that name.
package enum Depfile {
  /// `out/A.swift out/B.swift: A.navgraph B.navgraph`, on one line, so that a script that replaces what is before the first colon of a line
  /// finds no other.
  package static func text(outputs: [String], inputs: [String]) throws(Failure) -> String {
    var line = ""
    for path in outputs { line += try escape(path, isTarget: true) + " " }
    if line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    line += ":"
    for path in inputs { line += try " " + escape(path, isTarget: false) }
    return line + "\n"
  }

  /// A path as make and Ninja both read it.
  private static func escape(_ path: String, isTarget: Bool) throws(Failure) -> String {
    // A home folder, for make, which drops a `./` before it first.
    if path.utf8.first == UInt8(ascii: "~") { throw refusal(path, "it begins with `~`") }
    var out = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "+", ",", "/", "_", ".", "@", "!", "(", ")", "{", "}", "]", "~", "-": break
      case " ", "#": out += "\\"
      case "$": out += "$"
      case ":" where !isTarget: out += "\\"
      case "%" where !isTarget: break
      case let scalar where scalar.value >= 0x80: break
      default: throw refusal(path, "it contains `\(scalar)`")
      }
      out.unicodeScalars.append(scalar)
    }
    switch path.utf8.last {
    // Ninja takes the backslash before a colon at the end for a part of the name.
    case UInt8(ascii: ":"): throw refusal(path, "it ends with `:`")
    // make drops blanks at the end of a line.
    case UInt8(ascii: " "): throw refusal(path, "it ends with a space")
    case UInt8(ascii: "/"): throw refusal(path, "it ends with `/`")
    // A member of an archive, for make.
    case UInt8(ascii: ")"): throw refusal(path, "it ends with `)`")
    case nil: throw refusal(path, "it is empty")
    default: return out
    }
  }

  private static func refusal(_ path: String, _ why: String) -> Failure {
    .io(
      "a dependency file for make and Ninja can't contain the path \(path): \(why)",
      help: "rename it, or leave \(OptionName.depfile) out")
  }
}
