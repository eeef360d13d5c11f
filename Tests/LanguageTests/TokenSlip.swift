import NavGraphSyntax
import Torture

/// One token of a file, written wrong: a letter too few, a word twice, a mark for another.
struct TokenSlip: CustomStringConvertible {
  let kind: String
  let bytes: [UInt8]
  /// The line in which the text now differs, counted from 0.
  let line: Int

  var description: String { "\(kind), line \(line + 1)" }

  /// A slip at a place that `random` picks; nil where it changes nothing.
  init?(in source: SourceFile, _ tokens: [Token], _ random: inout SeededRandom) {
    guard let token = tokens.randomElement(using: &random) else { return nil }
    let (start, end) = (Int(token.start), Int(token.end))
    let old = Array(source.bytes[start..<end])
    guard let (kind, new) = TokenSlip.change(token, old, &random), new != old else { return nil }
    self.kind = "\(kind) `\(String(decoding: old, as: UTF8.self))` -> `\(String(decoding: new, as: UTF8.self))`"
    bytes = Array(source.bytes[..<start]) + new + Array(source.bytes[end...])
    line = source.bytes[..<start].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  private static func change(_ token: Token, _ old: [UInt8], _ random: inout SeededRandom) -> (String, [UInt8])? {
    switch token.kind {
    case .word: return word(old, &random)
    case .string:
      return Bool.random(using: &random) ? ("no closing quote", Array(old.dropLast())) : ("no quotes", Array(old.dropFirst().dropLast()))
    case .comma: return ("another mark", Array([".", "", ";", ":"].randomElement(using: &random)?.utf8 ?? "".utf8))
    case .colon: return ("another mark", Array(["", "=", ";", ","].randomElement(using: &random)?.utf8 ?? "".utf8))
    case .arrow: return ("another mark", Array(["", "=>", "-", ">", ":"].randomElement(using: &random)?.utf8 ?? "".utf8))
    case .slash: return ("another mark", Array(["", "//", ".", ">"].randomElement(using: &random)?.utf8 ?? "".utf8))
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
