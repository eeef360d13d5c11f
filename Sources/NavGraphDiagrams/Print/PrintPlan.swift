import NavGraphSyntax

/// The pages of a print: one for each flow. Small boxes without a frame share pages.
struct PrintPlan {
  struct Page {
    /// The title in the table of contents.
    var title: String
    var count: Int
    var boxes: [Int]
  }

  private(set) var pages: [Page] = []
  private let plan: PicturePlan
  /// The boxes without a frame that are collected for the next page.
  private var bare: [Int] = []

  init(of plan: PicturePlan) {
    self.plan = plan
    var pending: [(box: Int, path: String)] = plan.top.reversed().map { ($0, "") }
    var path = ""
    while let (box, around) = pending.popLast() {
      if around != path { endBare(path: path) }
      path = around
      let kind = plan.boxes[box].kind
      if plan.boxes[box].region == nil {
        endBare(path: path)
        let inner = kind == .bare ? path : path + title(of: kind) + " / "
        pending += plan.boxes[box].children.reversed().map { ($0, inner) }
      } else if kind == .bare {
        if count(of: bare + [box]) > PicturePlan.partSize { endBare(path: path) }
        bare.append(box)
      } else {
        endBare(path: path)
        pages.append(Page(title: path + title(of: kind), count: count(of: [box]), boxes: [box]))
      }
    }
    endBare(path: path)
  }

  private mutating func endBare(path: String) {
    guard let first = bare.first.flatMap({ plan.boxes[$0].region }).flatMap({ plan.regions[$0].elements.first }) else { return }
    let title = path + plan.outline.title(of: first) + (bare.count > 1 ? " and others" : "")
    pages.append(Page(title: title, count: count(of: bare), boxes: bare))
    bare = []
  }

  private func count(of boxes: [Int]) -> Int {
    boxes.compactMap { plan.boxes[$0].region }.flatMap { plan.regions[$0].elements }.reduce(0) { $0 + plan.outline.cards(in: $1).count }
  }

  private func title(of kind: PageBox.Kind) -> String {
    switch kind {
    case .element(let element): plan.outline.title(of: element)
    case .part(let element): plan.outline.title(of: element) + " and what follows"
    case .named(let name): name
    case .shared: PageBox.sharedTitle
    case .bare: ""
    }
  }

  func feet(for title: String) -> [DotLabel] {
    (0...pages.count).map { index in
      .sized(9, DotStyle.grey, [.text("\(index + 1) of \(pages.count + 1)  \(DotText.shortened(title))")])
    }
  }

  /// The lines of the table of contents, which is page 1.
  var contents: [DotLabel] {
    pages.enumerated().map { index, page in
      .row([
        .bold("\(index + 2)"), .text("  " + DotText.shortened(page.title, to: 70)),
        .color(DotStyle.grey, [.text("  " + page.count.of("card"))]),
      ])
    }
  }
}
