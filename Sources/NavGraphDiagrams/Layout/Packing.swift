/// The size of each box and the positions of the boxes inside it, for one aspect ratio.
struct Packing {
  private(set) var sizes: [Rect]
  /// The packing of the content of boxes that contain boxes, keyed by box.
  private(set) var inner: [Int: Shelves] = [:]

  init(of plan: PicturePlan, sizes known: PageSizes, drawn: [Drawn], ratio: Double, padding: Double, gap: Double) {
    sizes = Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: plan.boxes.count)
    // A box follows the boxes inside it.
    for (index, box) in plan.boxes.enumerated() {
      var (width, height) = (0.0, 0.0)
      if let region = box.region {
        (width, height) = (drawn[region].width, drawn[region].height)
      } else {
        let items = box.children.map { child in
          Shelves.Item(width: sizes[child].width, height: sizes[child].height, isFree: plan.boxes[child].kind == .bare)
        }
        let shelves = Shelves.best(of: items, ratio: ratio, gap: gap)
        inner[index] = shelves
        (width, height) = (shelves.width, shelves.height)
      }
      if box.kind != .bare {
        let heading = known.heading(of: index) ?? Rect(x: 0, y: 0, width: 0, height: 0)
        width = max(width, heading.width - padding) + 2 * padding
        height += heading.height + 2 * padding
      }
      sizes[index] = Rect(x: 0, y: 0, width: width, height: height)
    }
  }
}
