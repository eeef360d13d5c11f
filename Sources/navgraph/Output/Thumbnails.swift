import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphSyntax

/// Thumbnails of screenshots, created by `dot`: as files for pictures, and as URLs for pages.
///
/// They have twice the size in which they are shown.
struct Thumbnails {
  /// The maximum number of pixels of a picture, and of all pictures in one run. A process keeps each picture in memory, at four or more
  /// bytes a pixel.
  static let maxPixels = 24_000_000
  private static let maxPixelsInOneRun = 36_000_000
  private static let maxInOneRun = 20
  /// The maximum size of a file, in bytes.
  static let maxBytes = 64 << 20
  /// The time limit for all thumbnails, in seconds.
  private static let limit = 60

  private var folder: TemporaryFolder
  private var numbers: [Screenshot: Int] = [:]
  private var pictures: [[UInt8]] = []

  /// Creates thumbnails of all screenshots of a diagram, or of those that its cards show in the theme. They exist until `use` returns.
  static func made<Result>(
    of diagram: Diagram, theme: Theme?, isEvery: Bool, console: Console, use: (Thumbnails) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A signal must not leave the temporary folder behind.
    var signals = BlockedSignals(isInner: console.isHoldingSignals)
    defer { signals.release() }
    let isHeld = console.isHoldingSignals
    console.isHoldingSignals = true
    defer { console.isHoldingSignals = isHeld }
    let thumbnails = try Thumbnails(of: diagram, theme: theme, isEvery: isEvery, console: console)
    defer { thumbnails.folder.remove() }
    return try use(thumbnails)
  }

  private init(of diagram: Diagram, theme: Theme?, isEvery: Bool, console: Console) throws(Failure) {
    var shots: [Screenshot] = []
    for card in diagram.cards {
      for shot in isEvery ? card.screenshots : [card.screenshot(for: theme)].compactMap({ $0 }) where numbers[shot] == nil {
        numbers[shot] = shots.count
        shots.append(shot)
      }
    }
    folder = try TemporaryFolder(containing: [])
    do throws(Failure) {
      for (index, shot) in shots.enumerated() { try folder.link("\(index).png", to: Path.absolute(shot.file)) }
      let end = ContinuousClock.now + .seconds(Thumbnails.limit)
      for part in Thumbnails.runs(of: shots) {
        let graphs = part.map { index in
          Diagram.thumbnail(of: Path.join(folder.path, "\(index).png"), for: shots[index])
        }
        let drawn = PNGStream.parts(of: try Graphviz.draw(graphs.joined(), as: "png", console: console, until: end))
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

  /// Returns the indices of the screenshots for each run of `dot`.
  private static func runs(of shots: [Screenshot]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var (start, pixels) = (0, 0)
    for (index, shot) in shots.enumerated() {
      let own = shot.width * shot.height
      if index > start, index - start == maxInOneRun || pixels + own > maxPixelsInOneRun {
        runs.append(start..<index)
        (start, pixels) = (index, 0)
      }
      pixels += own
    }
    return start < shots.count ? runs + [start..<shots.count] : runs
  }

  /// Returns the path of a thumbnail, for `dot`.
  func file(for shot: Screenshot) -> String? { numbers[shot].map { Path.join(folder.path, "thumb\($0).png") } }

  /// Returns a thumbnail as a `data:` URL.
  func url(of shot: Screenshot) -> String? { numbers[shot].map { Thumbnails.url(of: pictures[$0]) } }

  /// Returns the `data:` URL for the path of a thumbnail, as the SVG of `dot` contains it; nil for other paths.
  func url(ofFile file: [UInt8]) -> [UInt8]? {
    guard let name = file.split(separator: UInt8(ascii: "/")).last, name.starts(with: "thumb".utf8), name.count > 9 else { return nil }
    let digits = name.dropFirst(5).dropLast(4)
    guard let number = Int(String(decoding: digits, as: UTF8.self)), pictures.indices.contains(number) else { return nil }
    return Array(Thumbnails.url(of: pictures[number]).utf8)
  }

  private static func url(of picture: [UInt8]) -> String { "data:image/png;base64," + Base64.text(of: picture) }
}

/// A stream of concatenated PNG files, which `dot` prints for several graphs.
enum PNGStream {
  static func parts(of bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var start = 0
    var index = 8
    // Each chunk is a length, four letters, the content, and a checksum.
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
