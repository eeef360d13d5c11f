/// The rule by which make, Ninja and Xcode know when to generate again.
package enum Depfile {
  /// `out/A.swift out/B.swift: A.navgraph B.navgraph`
  package static func text(outputs: [String], inputs: [String]) throws(Failure) -> String {
    for path in outputs + inputs where path.utf8.contains(0x0A) || path.utf8.contains(0x0D) {
      throw .io("a dependency file can't name \(path): there is a line break in it")
    }
    return outputs.map(escape).joined(separator: " ") + ": " + inputs.map(escape).joined(separator: " \\\n  ") + "\n"
  }

  /// The escapes that make and Ninja both read.
  package static func escape(_ path: String) -> String {
    var out = ""
    var slashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "\t", "#", ":":
        // make takes a backslash as itself except before these, where each counts twice.
        out += String(repeating: "\\", count: slashes + 1)
        slashes = 0
      case "$":
        out += "$"
        slashes = 0
      case "\\": slashes += 1
      default: slashes = 0
      }
      out.unicodeScalars.append(scalar)
    }
    return out
  }
}
