import NavGraphChecks
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The item that a word is part of, which decides the options that the word can be.
struct OptionContext {
  /// An option by the words that begin it, and the words that each of its forms ends with.
  private struct Entry {
    let group: String
    let first: String
    let ends: [String]
    let option: PlatformOption
  }

  private static let entries: [Entry] = PlatformOptions.groups.flatMap { group in
    group.options.compactMap { option in
      let phrases = option.words.split(separator: "`").map { $0.split(separator: " ").map(String.init) }.filter { $0 != [","] }
      guard let first = phrases.first?.first else { return nil }
      return Entry(group: group.title, first: first, ends: phrases.compactMap(\.last), option: option)
    }
  }

  /// The kind of the declaration at the top level that contains the item.
  private var declaration: SyntaxKind?
  /// The first word of the item.
  private let lead: String
  /// Whether the word is the first word of the item.
  private let isLead: Bool

  /// The keyword that the item begins with, if the word is another one.
  let keywordBefore: Keyword?

  /// Returns nil for a name, which isn't a word of the language.
  init?(in tree: SyntaxTree, atToken index: Int) {
    var item = tree.root
    for number in tree.nodes.indices {
      let node = SyntaxNode(in: tree, at: number)
      guard node.firstToken <= index, index < node.endToken else { continue }
      switch node.kind {
      case .name where item.kind == .arm && [.finished, .dismissed].contains(Keyword(tree.tokens[index])): break
      case .name, .reference, .typeUse, .value: return nil
      // These are parts of an option, which begins with its own keyword.
      case .file, .style, .detent: break
      default:
        item = node
        declaration = declaration ?? node.kind
      }
    }
    // `on pad` is an option in several items.
    let isIdiom = index > item.firstToken && Keyword(tree.tokens[index - 1]) == .on
    let first = isIdiom ? index - 1 : item.firstToken
    lead = tree.text(of: tree.tokens[first])
    isLead = index == first
    keywordBefore = isLead ? nil : Keyword(tree.tokens[first])
  }

  /// Returns the context of a word that replaces a range of a text.
  init?(of word: String, replacing range: Range<Int>, in bytes: [UInt8]) {
    let text = Array(bytes[..<range.lowerBound]) + Array(word.utf8) + [UInt8(ascii: " ")] + bytes[range.upperBound...]
    guard let tree = Compiler.parse([SourceFile(path: "", bytes: text)]).trees.first,
      let index = tree.tokens.firstIndex(where: { Int($0.start) == range.lowerBound })
    else { return nil }
    self.init(in: tree, atToken: index)
  }

  /// The options that a word can be here, each with the systems that have it, in Markdown.
  func descriptions(of word: String) -> [String] {
    let group =
      switch declaration {
      case .tabs?: "Tabs"
      case .split?: "Splits"
      case .pages?: "Pages"
      case .modal?, .alert?: "Modals"
      case .route?, .entry?: "Entry points"
      default: "Screens and bars"
      }
    let own = OptionContext.entries.filter { entry in
      let cases = entry.option.cases
      let isHere = entry.group == group && (cases.isEmpty || cases.contains { $0.hasPrefix("App.") } == (declaration == .app))
      guard isHere || entry.group == "Output", entry.first == (isLead ? word : lead) else { return false }
      return isLead || entry.ends.contains(word)
    }
    return own.map { OptionContext.availability(of: $0.option) }
  }

  private static func availability(of option: PlatformOption) -> String {
    func need(framework name: String, need: PlatformOption.Need) -> String {
      "- \(name): iOS \(need.release), " + need.symbols.map { "`\($0)`" }.joined(separator: ", ")
    }
    var lines = [option.words, ""]
    lines.append(need(framework: "UIKit", need: option.uikit))
    if let swiftUI = option.swiftUI { lines.append(need(framework: "SwiftUI", need: swiftUI)) }
    if option.isNew, !option.older.isEmpty { lines.append("- older systems: \(option.older)") }
    return lines.joined(separator: "\n")
  }
}
