import NavGraphModel

// What the bars around a screen show.
extension Lowering {
  func chrome() -> [Declaration] {
    let cases = graph.screens.ids.compactMap { id -> SwitchCaseDescription? in
      let screen = graph.screens[id]
      var list: [ArgumentDescription] = []
      if let title = screen.title, title != .empty { list.append(ArgumentDescription("title", .string(graph.text(title)))) }
      if screen.titleMode == .large || screen.titleMode == .inline {
        list.append(ArgumentDescription("titleSize", .code("." + screen.titleMode.rawValue)))
      }
      if let back = screen.backTitle, back != .empty { list.append(ArgumentDescription("backTitle", .string(graph.text(back)))) }
      if [.generic, .minimal, .hidden].contains(screen.backMode) {
        list.append(ArgumentDescription("back", .code("." + screen.backMode.rawValue)))
      }
      if screen.hides.contains(.tabBar) { list.append(ArgumentDescription("hidesTabBar", .code("true"))) }
      guard !list.isEmpty else { return nil }
      return SwitchCaseDescription(["." + naming.screenCases[id.index]], [.return(.call("Navigation.Chrome", list))])
    }
    guard !cases.isEmpty else { return [] }
    return chunked(
      "chrome", label: "of", "screen", "Screen", returns: "Navigation.Chrome", cases, otherwise: .call("Navigation.Chrome"),
      isComplete: cases.count == graph.screens.count)
  }
}
