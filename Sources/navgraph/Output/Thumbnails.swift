import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphSyntax

/// Screenshots made small, by `dot`: as files for pictures, as text for pages.
///
/// They are drawn at twice the size in which they are shown.
struct Thumbnails {
  /// A process reads each picture whole, and keeps it.
  private static let inOneRun = 20
  /// The time that all of them may take, in seconds.
  private static let limit = 60

  private var folder: TemporaryFolder
  private var numbers: [Screenshot: Int] = [:]
  private var pictures: [[UInt8]] = []

  /// Makes those of all screenshots of a diagram, or of those alone that its cards show in that theme, for as long as `use` takes.
  static func made<Result>(
    of diagram: Diagram, _ theme: Theme?, isEvery: Bool, _ console: Console, _ use: (Thumbnails) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A folder that a signal left behind would stay for good.
    var signals = HeldSignals(isInner: console.isHoldingSignals)
    defer { signals.release() }
    let isHeld = console.isHoldingSignals
    console.isHoldingSignals = true
    defer { console.isHoldingSignals = isHeld }
    let thumbnails = try Thumbnails(diagram, theme, isEvery: isEvery, console)
    defer { thumbnails.folder.remove() }
    return try use(thumbnails)
  }

  private init(_ diagram: Diagram, _ theme: Theme?, isEvery: Bool, _ console: Console) throws(Failure) {
    var shots: [Screenshot] = []
    for card in diagram.cards {
      for shot in isEvery ? card.screenshots : [card.screenshot(theme)].compactMap({ $0 }) where numbers[shot] == nil {
        numbers[shot] = shots.count
        shots.append(shot)
      }
    }
    folder = try TemporaryFolder([])
    do throws(Failure) {
      for (index, shot) in shots.enumerated() { try folder.link("\(index).png", to: Path.absolute(shot.file)) }
      let end = ContinuousClock.now + .seconds(Thumbnails.limit)
      for start in stride(from: 0, to: shots.count, by: Thumbnails.inOneRun) {
        let part = start..<min(start + Thumbnails.inOneRun, shots.count)
        let graphs = part.map { index in
          Diagram.thumbnail(of: Path.join(folder.path, "\(index).png"), shots[index])
        }
        let drawn = PNGStream.parts(try Graphviz.draw(graphs.joined(), as: "png", console, until: end))
        guard drawn.count == part.count else { throw .io("`dot` can't read one of \(shots[part.lowerBound].file) and those after it") }
        for (index, bytes) in zip(part, drawn) {
          try folder.add(OutputFile(name: "thumb\(index).png", bytes: bytes))
          pictures.append(bytes)
        }
      }
    } catch {
      folder.remove()
      throw error
    }
  }

  /// The file of a screenshot made small, for `dot`.
  func file(_ shot: Screenshot) -> String? { numbers[shot].map { Path.join(folder.path, "thumb\($0).png") } }

  /// The same as a `data:` URL.
  func url(_ shot: Screenshot) -> String? { numbers[shot].map { Thumbnails.url(pictures[$0]) } }

  /// The SVG that `dot` wrote, with the pictures in it: it names them by their files, and the only ones are these.
  func inlined(_ svg: [UInt8]) -> [UInt8] {
    let mark = Array("<image xlink:href=\"".utf8)
    var out: [UInt8] = []
    var rest = svg[...]
    while let found = rest.firstRange(of: mark) {
      out += rest[..<found.upperBound]
      rest = rest[found.upperBound...]
      let end = rest.firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
      let digits = rest[..<end].split(separator: UInt8(ascii: "/")).last?.filter { (0x30...0x39).contains($0) } ?? []
      if let number = Int(String(decoding: digits, as: UTF8.self)), pictures.indices.contains(number) {
        out += Array(Thumbnails.url(pictures[number]).utf8)
      }
      rest = rest[end...]
    }
    return out + rest
  }

  private static func url(_ picture: [UInt8]) -> String { "data:image/png;base64," + Base64.text(picture) }
}

/// PNG files one after the other, as `dot` prints several graphs.
enum PNGStream {
  static func parts(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var start = 0
    var index = 8
    // Chunks: a length, four letters, the content, a checksum.
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let isEnd = bytes[index + 4..<index + 8].elementsEqual("IEND".utf8)
      index += 12 + length
      guard isEnd, index <= bytes.count else { continue }
      parts.append(Array(bytes[start..<index]))
      (start, index) = (index, index + 8)
    }
    return parts
  }
}
