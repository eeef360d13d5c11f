/// The texts of a page outside of its regions: the title, the legend, and the diagnostics that belong to no card.
struct PageTexts {
  let title: DotLabel
  /// The legend with different numbers of columns, widest first. A page uses the first that fits.
  let legend: [DotLabel]
  let loose: [DotLabel]
  /// The lines of the table of contents of a print, and the footer of each page.
  var contents: [DotLabel] = []
  var feet: [DotLabel] = []

  /// The texts in the order in which they are measured and placed.
  var all: [DotLabel] { [title] + legend + loose + contents + feet }

  init(of plan: PicturePlan) {
    let diagram = plan.diagram
    title = .sized(15, DotStyle.ink, [.bold(diagram.title.isEmpty ? "navigation" : DotText.shortened(diagram.title))])
    let legend = Legend(of: plan)
    self.legend = legend.isEmpty ? [] : Legend.columns.map(legend.table)
    loose = diagram.loose.prefix(12).map { .color(CardLabel.color(of: $0), [.text(DotText.shortened($0.text, to: 120))]) }
  }
}
