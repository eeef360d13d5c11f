import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Resolves the text without diagnostics, and compares the lines of one declaration in the dump.
func meaning(of: String, in text: String, is expected: String, location: Testing.SourceLocation = #_sourceLocation) {
  let program = Program(text)
  #expect(program.summary == [], "\(program.messages)", sourceLocation: location)
  #expect(block(of, in: dump(program.graph)) == expected, sourceLocation: location)
}

/// Returns the line of a dump that begins with this text, and the indented lines below it.
func block(_ beginning: String, in dump: String) -> String {
  var found: [Substring] = []
  var depth = 0
  for line in dump.split(separator: "\n", omittingEmptySubsequences: false) {
    let indentation = line.prefix { $0 == " " }.count
    if found.isEmpty {
      guard line.dropFirst(indentation).hasPrefix(beginning) else { continue }
      depth = indentation
    } else if indentation <= depth {
      break
    }
    found.append(line.dropFirst(depth))
  }
  return found.joined(separator: "\n")
}
