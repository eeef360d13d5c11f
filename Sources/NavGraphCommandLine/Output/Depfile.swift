import NavGraphSyntax

/// The rule from which make, Ninja, and Xcode determine when to generate again.
///
/// Names can be untrusted, and make interprets a rule: it runs text after `;`, `a=b` sets a variable, and `%` makes a pattern. So a name
/// is written only if both make and Ninja read back exactly that name.
package enum Depfile {
  /// Returns `out/A.swift out/B.swift: A.navgraph B.navgraph`, on one line, so that scripts which replace the part before the first colon
  /// of each line change only the targets.
  package static func text(outputs: [String], inputs: [String]) throws(Failure) -> String {
    var line = ""
    for path in outputs { line += try escape(path, isTarget: true) + " " }
    if line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    line += ":"
    for path in inputs { line += try " " + escape(path, isTarget: false) }
    return line + "\n"
  }

  /// Returns a path in the escaping that both make and Ninja read.
  private static func escape(_ path: String, isTarget: Bool) throws(Failure) -> String {
    // make expands `~` to a home folder, even after it drops a `./`.
    if path.utf8.first == UInt8(ascii: "~") { throw refusal(of: path, because: "it begins with `~`") }
    var out = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "+", ",", "/", "_", ".", "@", "!", "(", ")", "{", "}", "]", "~", "-": break
      case " ", "#": out += "\\"
      case "$": out += "$"
      case ":" where !isTarget: out += "\\"
      case "%" where !isTarget: break
      case let scalar where scalar.value >= 0x80: break
      default: throw refusal(of: path, because: "it contains `\(scalar)`")
      }
      out.unicodeScalars.append(scalar)
    }
    switch path.utf8.last {
    // Ninja reads the backslash before a final colon as part of the name.
    case UInt8(ascii: ":"): throw refusal(of: path, because: "it ends with `:`")
    // make drops spaces at the end of a line.
    case UInt8(ascii: " "): throw refusal(of: path, because: "it ends with a space")
    case UInt8(ascii: "/"): throw refusal(of: path, because: "it ends with `/`")
    // make reads it as a member of an archive.
    case UInt8(ascii: ")"): throw refusal(of: path, because: "it ends with `)`")
    case nil: throw refusal(of: path, because: "it is empty")
    default: return out
    }
  }

  private static func refusal(of path: String, because why: String) -> Failure {
    .io(
      "a dependency file for make and Ninja can't contain the path \(path): \(why)",
      help: "rename it, or leave \(OptionName.depfile) out")
  }
}
