import NavGraphChecks
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The meaning of a keyword or an option, and the systems that have it.
struct WordDescription {
  let range: SourceRange
  /// Markdown.
  let text: String

  /// nil: the offset isn't at a word of the language.
  init?(in tree: SyntaxTree, at offset: Int) {
    guard let index = tree.tokens.firstIndex(where: { $0.kind == .word && Int($0.start) <= offset && offset <= Int($0.end) }) else {
      return nil
    }
    var item = tree.root
    var declaration: SyntaxNode?
    for number in tree.nodes.indices {
      let node = SyntaxNode(tree, number)
      guard node.firstToken <= index, index < node.endToken else { continue }
      switch node.kind {
      // A name is the author's word.
      case .name, .reference, .typeUse, .value: return nil
      case .file: break
      default:
        item = node
        declaration = declaration ?? node
      }
    }
    let token = tree.tokens[index]
    let word = tree.text(token)
    let lead = tree.text(tree.tokens[item.firstToken])
    let isLead = index == item.firstToken
    let options = WordDescription.options(lead: lead, word: isLead ? nil : word, in: declaration?.kind)
    var parts: [String] = []
    if let keyword = Keyword(token) { parts.append("`\(word)`: \(keyword.summary)") }
    parts += options.map(WordDescription.availability)
    guard !parts.isEmpty else { return nil }
    range = SourceRange(file: tree.file, start: token.start, end: token.end)
    text = parts.joined(separator: "\n\n")
  }

  /// The options that begin with a keyword and, if there is one, contain a word.
  private static func options(lead: String, word: String?, in declaration: SyntaxKind?) -> [PlatformOption] {
    let title =
      switch declaration {
      case .tabs?: "Tabs"
      case .split?: "Splits"
      case .pages?: "Pages"
      case .modal?, .alert?: "Modals"
      case .route?, .entry?: "Entry points"
      default: "Screens and bars"
      }
    let groups = PlatformOptions.groups.filter { $0.title == title || declaration == .app }
    return groups.flatMap(\.options).filter { option in
      let phrases = option.words.split(separator: "`").map { $0.split(separator: " ").map(String.init) }.filter { $0 != [","] }
      guard phrases.first?.first == lead else { return false }
      return word.map { word in phrases.contains { $0.last == word } } ?? true
    }
  }

  private static func availability(_ option: PlatformOption) -> String {
    func need(_ name: String, _ need: PlatformOption.Need) -> String {
      "- \(name): iOS \(need.release), " + need.symbols.map { "`\($0)`" }.joined(separator: ", ")
    }
    var lines = [option.words, ""]
    lines.append(need("UIKit", option.uikit))
    if let swiftUI = option.swiftUI { lines.append(need("SwiftUI", swiftUI)) }
    if option.isNew, !option.older.isEmpty { lines.append("- older systems: \(option.older)") }
    return lines.joined(separator: "\n")
  }
}
