import NavGraphSyntax

/// A valid program with similar neighboring tokens, in which one lost or mistyped token repeats a word or results in another valid program.
enum AlikeNeighbors {
  static let text = """
    app Twins {
      platform iOS 16
      root tabs Main
    }

    condition red
    condition blue

    enum Tone { soft, loud }

    tabs Main {
      tab Main "Home" stack Home
      tab more "More" stack More
    }

    stack More { root Extras }

    screen Extras {
      title "More"
    }

    screen Home {
      title "Home"
      on a(id: String, title: String) -> push Card(id: id, title)
      on b(id: String, title: String) -> push Card(id, title: id)
      on c(id: String, title: String) -> push Card(title: id, id)
      on d(id: String, title: String) -> push Card(id: id, title: id)
      on e(id: String, title: String) -> push Card(id: title, title: title, note: "x")
      on f(id: String, title: String) -> push Card(id, title, note: id)
      on g(id: String, title: String) -> push Card(id: id, title, note: id, extra: id)
      on h -> push Card(id: "a", title: "a") / Card(id: "a", title: "a")
      on i -> push Detail / Detail
      on j(x: [Bool]) -> push Lists(list: [true, true], nested: [[true], [true]], flag: true)
      on k(x: [Bool]) -> push Lists(list: x, nested: [[true, true], x, x], flag: true)
      on l(list: [Bool], nested: [[Bool]]) -> push Lists(list, nested, flag: false)
      on m(list: [Bool], nested: [[Bool]], flag: Bool) -> push Lists(list: [flag, flag], nested: [list, list], flag)
      on n {
        when red and blue and red -> push Detail
        when red or blue or red -> push Detail / Detail
        otherwise -> push Detail
      }
      on o -> select Main.Main then select Main.more
      on p -> present Note as pageSheet
      on q(tone: Tone, soft: Tone) -> push Sound(tone, also: [tone, soft, .soft])
    }

    screen Card(id: String, title: String, note: String = "", extra: String = "") {
      title
    }

    screen Sound(tone: Tone, also: [Tone]) {
      title "Sound"
    }

    screen Detail repeats {
      title "Detail"
      on j -> push Detail then pop then push Detail
      on k -> pop then pop then push Detail
      on l {
        when not red and not blue and not red -> push Detail
        otherwise -> stay
      }
    }

    screen Lists(list: [Bool], nested: [[Bool]], flag: Bool) {
      title "Lists"
    }

    modal Note {
      content Inner
    }

    screen Inner {
      on done -> dismiss
    }

    """

  /// Wrong spellings of each kind of punctuation.
  private static let mistypings: [TokenKind: [String]] = [
    .comma: [".", "", ";", ":"], .colon: ["", "=", ";", ","], .arrow: ["", "=>", "-", ">", ":"], .slash: ["", "//", ".", ">", ","],
    .dot: ["", ",", "/", ":"], .equals: ["", ":", "==", "->"],
  ]

  /// Returns the texts with one slip: a missing, repeated, or mistyped token, or two swapped tokens.
  static func slips(_ bytes: [UInt8], _ tokens: [Token]) -> [(kind: String, bytes: [UInt8])] {
    var slips: [(kind: String, bytes: [UInt8])] = []
    for (index, token) in tokens.enumerated() {
      let (start, end) = (Int(token.start), Int(token.end))
      let old = Array(bytes[start..<end])
      let name = "`\(String(decoding: old, as: UTF8.self))` at \(start)"
      func write(_ new: [UInt8], _ kind: String, from: Int) {
        slips.append(("\(kind) \(name)", Array(bytes[..<from]) + new + Array(bytes[end...])))
      }
      for mark in mistypings[token.kind] ?? [] { write(Array(mark.utf8), "`\(mark)` for", from: start) }
      if mistypings[token.kind] == nil { write([], "no", from: start) }
      if token.kind == .word {
        write(old + [0x20] + old, "twice", from: start)
        // Removes the space before the token, too.
        if start > 0, bytes[start - 1] == 0x20 { write([], "no space and no", from: start - 1) }
      } else {
        write(old + old, "twice", from: start)
      }
      guard index > 0, !token.flags.contains(.afterLineBreak) else { continue }
      let other = tokens[index - 1]
      let before = Array(bytes[Int(other.start)..<Int(other.end)])
      if before != old { write(old + bytes[Int(other.end)..<start] + before, "swapped with the one before:", from: Int(other.start)) }
    }
    return slips
  }
}
