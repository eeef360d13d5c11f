import NavGraphSyntax
import Torture

/// A slip in a file: a mistyped token, two swapped tokens, or a line that is missing, repeated, or moved.
struct TokenSlip: CustomStringConvertible {
  let kind: String
  let bytes: [UInt8]
  /// The 0-based lines that differ.
  let lines: [Int]
  /// Whether a line is missing, so that only its uses can be reported.
  private(set) var isLoss = false
  /// Whether the slip affects a whole line, whose content no fix can restore.
  private(set) var isLine = false

  var description: String { "\(kind), line \((lines.first ?? 0) + 1)" }

  /// Creates a slip at a random site; nil if the text doesn't change.
  init?(in source: SourceFile, _ tokens: [Token], _ random: inout SeededRandom) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: self.init(swapping: source, tokens, &random)
    case 1: self.init(lineOf: source, tokens, &random)
    default: self.init(changing: source, tokens, &random)
    }
  }

  private init?(changing source: SourceFile, _ tokens: [Token], _ random: inout SeededRandom) {
    guard let token = tokens.randomElement(using: &random) else { return nil }
    let (start, end) = (Int(token.start), Int(token.end))
    let old = Array(source.bytes[start..<end])
    guard let (kind, new) = TokenSlip.change(token, old, &random), new != old else { return nil }
    self.kind = "\(kind) `\(String(decoding: old, as: UTF8.self))` -> `\(String(decoding: new, as: UTF8.self))`"
    bytes = Array(source.bytes[..<start]) + new + Array(source.bytes[end...])
    lines = [TokenSlip.line(of: start, in: source)]
  }

  /// Swaps two tokens of a line.
  private init?(swapping source: SourceFile, _ tokens: [Token], _ random: inout SeededRandom) {
    guard tokens.count > 1 else { return nil }
    let index = Int.random(in: 1..<tokens.count, using: &random)
    let (first, second) = (tokens[index - 1], tokens[index])
    guard !second.flags.contains(.afterLineBreak) else { return nil }
    let (old, new) = (Array(source.bytes[Int(first.start)..<Int(first.end)]), Array(source.bytes[Int(second.start)..<Int(second.end)]))
    guard old != new else { return nil }
    var gap = Array(source.bytes[Int(first.end)..<Int(second.start)])
    if gap.isEmpty, first.kind == .word, second.kind == .word { gap = [0x20] }
    kind = "swapped `\(String(decoding: old + gap + new, as: UTF8.self))`"
    bytes = Array(source.bytes[..<Int(first.start)]) + new + gap + old + Array(source.bytes[Int(second.end)...])
    lines = [TokenSlip.line(of: Int(first.start), in: source)]
  }

  /// Removes, repeats, or moves a line.
  private init?(lineOf source: SourceFile, _ tokens: [Token], _ random: inout SeededRandom) {
    guard let token = tokens.randomElement(using: &random), let other = tokens.randomElement(using: &random) else { return nil }
    let (from, to) = (TokenSlip.line(of: Int(token.start), in: source), TokenSlip.line(of: Int(other.start), in: source))
    var text = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = text[from]
    let shown = String(decoding: line, as: UTF8.self)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      kind = "no line `\(shown)`"
      text.remove(at: from)
      lines = [from]
      isLoss = true
    case 1:
      kind = "twice the line `\(shown)`"
      text.insert(line, at: from)
      lines = [from, from + 1]
    default:
      guard from != to else { return nil }
      kind = "moved the line `\(shown)`"
      text.remove(at: from)
      text.insert(line, at: to)
      lines = [from, to]
    }
    bytes = Array(text.joined(separator: [0x0A]))
    isLine = true
  }

  private static func line(of offset: Int, in source: SourceFile) -> Int {
    source.bytes[..<offset].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  private static let opening: Set<TokenKind> = [.leftParen, .leftBrace, .leftBracket]
  private static let closing: Set<TokenKind> = [.rightParen, .rightBrace, .rightBracket]

  private static func change(_ token: Token, _ old: [UInt8], _ random: inout SeededRandom) -> (String, [UInt8])? {
    switch token.kind {
    case .word: return word(old, &random)
    case .string:
      return Bool.random(using: &random) ? ("no closing quote", Array(old.dropLast())) : ("no quotes", Array(old.dropFirst().dropLast()))
    case .comma: return ("another mark", Array([".", "", ";", ":"].randomElement(using: &random)?.utf8 ?? "".utf8))
    case .colon: return ("another mark", Array(["", "=", ";", ","].randomElement(using: &random)?.utf8 ?? "".utf8))
    case .arrow: return ("another mark", Array(["", "=>", "-", ">", ":"].randomElement(using: &random)?.utf8 ?? "".utf8))
    case .slash: return ("another mark", Array(["", "//", ".", ">"].randomElement(using: &random)?.utf8 ?? "".utf8))
    case _ where TokenSlip.opening.contains(token.kind) && Int.random(in: 0..<3, using: &random) == 0:
      return ("another bracket", Array(["(", "[", "{"].randomElement(using: &random)?.utf8 ?? "".utf8))
    case _ where TokenSlip.closing.contains(token.kind) && Int.random(in: 0..<3, using: &random) == 0:
      return ("another bracket", Array([")", "]", "}"].randomElement(using: &random)?.utf8 ?? "".utf8))
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .equals, .dot, .question:
      return Bool.random(using: &random) ? ("missing", []) : ("twice", old + old)
    default: return nil
    }
  }

  private static func word(_ old: [UInt8], _ random: inout SeededRandom) -> (String, [UInt8])? {
    var new = old
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return ("missing", [])
    case 1: return ("twice", old + [0x20] + old)
    case 2 where old.count > 2:
      new.remove(at: Int.random(in: 1..<old.count, using: &random))
      return ("a letter missing", new)
    case 3 where old.count > 2:
      let place = Int.random(in: 1..<old.count, using: &random)
      new.swapAt(place - 1, place)
      return ("two letters swapped", new)
    case 4:
      let place = Int.random(in: 0..<old.count, using: &random)
      new.insert(old[place], at: place)
      return ("a letter twice", new)
    default:
      guard let first = old.first, first | 0x20 >= 0x61 else { return nil }
      new[0] = first ^ 0x20
      return ("the other case", new)
    }
  }
}
