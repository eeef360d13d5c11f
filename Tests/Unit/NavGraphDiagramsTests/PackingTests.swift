import Testing

@testable import NavGraphDiagrams

/// Tests of packing boxes, of reading the output of `dot`, and of detecting clashes of lines.
struct PackingTests {
  private func items(_ sizes: [(Double, Double)], isFree: Bool = false) -> [Shelves.Item] {
    sizes.map { Shelves.Item(width: $0.0, height: $0.1, isFree: isFree) }
  }

  @Test func boxesStandBesideAndUnderEachOther() {
    let shelves = Shelves(items([(100, 100), (80, 40), (80, 40), (100, 20)]), limit: 200, gap: 10)
    #expect(shelves.rects.map { [$0.x, $0.y] } == [[0, 0], [110, 0], [110, 50], [0, 110]])
    #expect(shelves.width == 190 && shelves.height == 130)
    #expect(Shelves([], limit: 10, gap: 10).height == 0)
  }

  @Test func nothingOverlapsAndNothingIsLost() {
    var seed: UInt64 = 11
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(20 + (seed >> 33) % 400)
    }
    for count in [1, 2, 5, 17, 60] {
      let boxes = (0..<count).map { _ in (random(), random()) }
      for isFree in [true, false] {
        let items = items(boxes, isFree: isFree)
        let shelves = Shelves.best(of: items, ratio: 1.6, gap: 12)
        for (index, rect) in shelves.rects.enumerated() {
          #expect(rect.width == items[index].width && rect.height == items[index].height)
          #expect(rect.right <= shelves.width + 0.01 && rect.top <= shelves.height + 0.01)
          for other in shelves.rects[..<index] { #expect(!rect.inset(by: 1).touches(other.inset(by: 1)), "\(rect) \(other)") }
        }
      }
    }
  }

  @Test func whatDotSays() throws {
    let json = """
      {"name": "region", "bb": "0,0,300,200", "objects": [
        {"name": "cluster_3", "bb": "90,90,210,200", "lp": "120,190", "lwidth": "0.5", "lheight": "0.25", "_gvid": 0, "nodes": [2]},
        {"name": "n4", "pos": "50,100", "width": "1", "height": "0.5", "_gvid": 1},
        {"name": "n5", "pos": "150,120", "width": "1", "height": "0.5", "_gvid": 2},
        {"name": "empty6", "pos": "250,20", "width": "1", "height": "0.5", "_gvid": 3}],
       "edges": [
        {"id": "7", "tail": 1, "head": 2, "pos": "e,114,120 86,100 95,100 100,118 110,120", "lp": "100,115"},
        {"tail": 1, "head": 3, "pos": "e,1,2 3,4 5,6 7,8 9,10"}]}
      """
    let drawn = try #require(Drawn(json: Array(json.utf8)))
    #expect(drawn.cards.map(\.element) == [4, 5] && drawn.groups.map(\.element) == [3] && drawn.lines.map(\.id) == [7])
    // The space of invisible lines and cards is removed.
    #expect(drawn.cards[0].rect == Rect(x: 0, y: 0, width: 72, height: 36))
    #expect(drawn.width == 196 && drawn.height == 118)
    #expect(drawn.lines[0].end == Point(x: 100, y: 38) && drawn.lines[0].from == 4 && drawn.lines[0].to == 5)
    for broken in ["", "{}", "[]", "{\"bb\": \"0,0,1e99,1\"}", String(json.dropLast(40)), json.replacing("86,100 95,100", with: "86,100")] {
      #expect(Drawn(json: Array(broken.utf8)) == nil, "\(broken)")
    }
  }

  private func line(_ from: Int, _ to: Int, _ points: [(Double, Double)]) -> DrawnLine {
    DrawnLine(id: from, from: from, to: to, points: points.map { Point(x: $0.0, y: $0.1) })
  }

  @Test func linesThatCrossOrCover() {
    let across = line(1, 2, [(0, 0), (10, 10), (20, 20), (30, 30)])
    let down = line(3, 4, [(0, 29), (10, 19), (20, 9), (30, -1)])
    let card = (element: 5, rect: Rect(x: 10, y: 10, width: 10, height: 10))
    let clashes = Clashes(lines: [across, down], cards: [card], titles: [])
    #expect(clashes.crossings.count == 1 && clashes.overCards == [0, 1])
    #expect(clashes.worst(leaving: 2) == [0, 1])
    #expect(Clashes(lines: [across, down], cards: [], titles: []).worst(leaving: 0).count == 1)
    #expect(Clashes(lines: [across], cards: [], titles: [card.rect]).overTitles == [0])
    // A line may touch the card where it starts.
    #expect(Clashes(lines: [line(5, 2, [(18, 15), (30, 15), (40, 15), (50, 15)])], cards: [card], titles: []).isEmpty)
    #expect(Rect(x: 0, y: 0, width: 10, height: 10).meets(from: Point(x: -5, y: 5), to: Point(x: 15, y: 5)))
    #expect(!Rect(x: 0, y: 0, width: 10, height: 10).meets(from: Point(x: -5, y: 12), to: Point(x: 15, y: 12)))
  }

  @Test func numbersAreTextOfTwoDecimals() {
    #expect([0, 1.005, -1.5, 12.346, -0.001].map(DotNumber.text) == ["0.00", "1.00", "-1.50", "12.35", "0.00"])
  }
}
