import NavGraphCompiler

/// Parses the output of `dot -Tjson0` for a `RegionGraph`.
extension Drawn {
  /// Returns nil if the bytes aren't such output.
  init?(json bytes: [UInt8]) {
    guard case .object(let members)? = try? JSONReader.value(of: bytes) else { return nil }
    let document = Members(members)
    guard let box = Drawn.numbers(in: document.text(for: "bb")), box.count == 4 else { return nil }
    width = box[2]
    height = box[3]
    var names: [Int: Int] = [:]
    for object in document.list(for: "objects") {
      guard let name = object.text(for: "name") else { continue }
      if name.hasPrefix("cluster_"), let element = Int(name.dropFirst(8)) {
        guard let group = Drawn.group(from: object) else { return nil }
        groups.append((element, group.rect, group.title))
      } else if name.hasPrefix("n"), let element = Int(name.dropFirst()) {
        guard let position = Drawn.numbers(in: object.text(for: "pos")), position.count == 2,
          let width = Drawn.inches(from: object.text(for: "width")),
          let height = Drawn.inches(from: object.text(for: "height"))
        else { return nil }
        cards.append((element, Rect(center: Point(x: position[0], y: position[1]), width: width, height: height)))
        if let number = object.number(for: "_gvid") { names[number] = element }
      }
    }
    for edge in document.list(for: "edges") {
      // Only visible lines have an identifier.
      guard let id = edge.text(for: "id").flatMap({ Int($0) }) else { continue }
      guard let position = edge.text(for: "pos"), let tail = edge.number(for: "tail"), let head = edge.number(for: "head"),
        let from = names[tail],
        let to = names[head], var line = Drawn.line(text: position, id: id, from: from, to: to)
      else { return nil }
      if let label = Drawn.numbers(in: edge.text(for: "lp")), label.count == 2 { line.label = Point(x: label[0], y: label[1]) }
      lines.append(line)
    }
    trim()
  }

  private static func group(from object: Members) -> (rect: Rect, title: Rect)? {
    guard let box = numbers(in: object.text(for: "bb")), box.count == 4 else { return nil }
    let rect = Rect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
    guard let middle = numbers(in: object.text(for: "lp")), middle.count == 2, let width = inches(from: object.text(for: "lwidth")),
      let height = inches(from: object.text(for: "lheight"))
    else { return (rect, Rect(x: rect.x, y: rect.top, width: 0, height: 0)) }
    return (rect, Rect(center: Point(x: middle[0], y: middle[1]), width: width, height: height))
  }

  /// Parses `s,1,2 e,3,4 5,6 ...`: start and end, then a point, and three more for each curve.
  private static func line(text: String, id: Int, from: Int, to: Int) -> DrawnLine? {
    var line = DrawnLine(id: id, from: from, to: to, points: [])
    for word in text.split(separator: " ") {
      let isStart = word.hasPrefix("s,")
      let isEnd = word.hasPrefix("e,")
      guard let pair = numbers(in: String(isStart || isEnd ? word.dropFirst(2) : word)), pair.count == 2 else { return nil }
      let point = Point(x: pair[0], y: pair[1])
      if isStart { line.start = point } else if isEnd { line.end = point } else { line.points.append(point) }
    }
    return line.points.count % 3 == 1 && line.points.count > 3 ? line : nil
  }

  private static func numbers(in text: String?) -> [Double]? {
    guard let text else { return nil }
    var found: [Double] = []
    for word in text.split(separator: ",") {
      guard let number = Double(word), number.isFinite, abs(number) < 1e7 else { return nil }
      found.append(number)
    }
    return found
  }

  private static func inches(from text: String?) -> Double? {
    numbers(in: text).flatMap { $0.count == 1 ? $0[0] * 72 : nil }
  }
}

private struct Members {
  private let values: [String: JSON]

  init(_ members: [(String, JSON)]) { values = Dictionary(members) { first, _ in first } }

  func text(for name: String) -> String? {
    if case .string(let text)? = values[name] { text } else { nil }
  }

  func number(for name: String) -> Int? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  func list(for name: String) -> [Members] {
    guard case .array(let items)? = values[name] else { return [] }
    return items.compactMap { if case .object(let members) = $0 { Members(members) } else { nil } }
  }
}
