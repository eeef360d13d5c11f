extension PicturePage {
  /// The size of the paper in points: A4. Larger flows use paper with the same proportions.
  private static let paper = (long: 842.0, short: 595.0)
  private static let margin = 26.0
  private static let linesInColumn = 44

  /// Places the pages of a print on the drawing, the table of contents first.
  mutating func pack(for print: PrintPlan) {
    let packing = Packing(of: plan, sizes: sizes, drawn: drawn, ratio: 1.3, padding: PicturePage.padding, gap: PicturePage.gap)
    let fixed = 1 + texts.legend.count + texts.loose.count
    let (width, head) = header(width: PicturePage.paper.long - 2 * PicturePage.margin, isPlacing: true)
    var lines = contents(below: head, from: fixed)
    var sheets = [paper(width: max(width, lines.width), height: head + lines.height)]
    let shelves = print.pages.map { page in
      Shelves.best(
        of: page.boxes.map {
          Shelves.Item(width: packing.sizes[$0].width, height: packing.sizes[$0].height, isFree: true)
        }, ratio: 1.4, gap: PicturePage.gap)
    }
    sheets += shelves.map { paper(width: $0.width, height: $0.height) }
    let places = grid(sheets)
    for index in captions.indices { captions[index] = captions[index].moved(to: places[0], margin: PicturePage.margin) }
    for index in lines.rects.indices { lines.rects[index] = lines.rects[index].moved(to: places[0], margin: PicturePage.margin) }
    contentsRects = lines.rects
    captions += lines.rects
    pages.append(("Contents", places[0]))
    for (index, page) in print.pages.enumerated() {
      let sheet = places[index + 1]
      pages.append((page.title, sheet))
      for (box, rect) in zip(page.boxes, shelves[index].rects) {
        place(box, at: rect.moved(to: sheet, margin: PicturePage.margin), in: nil, using: packing)
      }
    }
    for (index, sheet) in places.enumerated() {
      let size = sizes.text(at: fixed + print.pages.count + index) ?? Rect(x: 0, y: 0, width: 0, height: 0)
      captions.append(
        Rect(x: sheet.right - PicturePage.margin - size.width, y: sheet.top - size.height - 6, width: size.width, height: size.height))
    }
  }

  /// Returns the layout of the table of contents, in as many columns as necessary.
  private func contents(below head: Double, from first: Int) -> (rects: [Rect], width: Double, height: Double) {
    var rects: [Rect] = []
    var (x, y, column, height) = (0.0, head + 8, 0.0, 0.0)
    for index in texts.contents.indices {
      let size = sizes.text(at: first + index) ?? Rect(x: 0, y: 0, width: 0, height: 0)
      if index > 0, index % PicturePage.linesInColumn == 0 {
        x += column + 24
        (y, column) = (head + 8, 0)
      }
      rects.append(Rect(x: x, y: y, width: size.width, height: size.height))
      y += size.height + 2
      column = max(column, size.width)
      height = max(height, y - head)
    }
    return (rects, x + column, height)
  }

  /// Returns the paper for content of this size.
  private func paper(width: Double, height: Double) -> Rect {
    let (inner, outer) = (width + 2 * PicturePage.margin, height + 2 * PicturePage.margin)
    let (long, short) = PicturePage.paper
    let isLandscape = inner >= outer
    let scale = isLandscape ? max(1, inner / long, outer / short) : max(1, inner / short, outer / long)
    return Rect(x: 0, y: 0, width: (isLandscape ? long : short) * scale, height: (isLandscape ? short : long) * scale)
  }

  /// Places the sheets in a grid that is about square.
  private mutating func grid(_ sheets: [Rect]) -> [Rect] {
    let columns = max(1, Int(Double(sheets.count).squareRoot().rounded(.up)))
    var places: [Rect] = []
    var (x, y, row) = (0.0, 0.0, 0.0)
    for (index, sheet) in sheets.enumerated() {
      if index > 0, index % columns == 0 {
        y += row
        (x, row) = (0, 0)
      }
      places.append(Rect(x: x, y: y, width: sheet.width, height: sheet.height))
      x += sheet.width
      row = max(row, sheet.height)
      width = max(width, x)
    }
    height = y + row
    return places
  }
}

extension Rect {
  /// Returns the rectangle moved to a sheet, within its margin.
  fileprivate func moved(to sheet: Rect, margin: Double) -> Rect {
    Rect(x: x + sheet.x + margin, y: y + sheet.y + margin, width: width, height: height)
  }
}
