import NavGraphRuntime

extension NavGraph.Shape {
  /// The same text for the same shape, on one line; what is selected has a star.
  var line: String {
    switch self {
    case .blank: "blank"
    case .screen(let screen): "\(screen)"
    case .stack(let name, let screens): "\(name)[\(screens.map { "\($0)" }.joined(separator: ", "))]"
    #if TABS
    case .tabs(let name, let shapes, let selected): "\(name)[\(Self.list(shapes.map(\.line), selected))]"
    #endif
    #if PAGES
    case .pages(let name, let screens, let selected): "\(name)[\(Self.list(screens.map { "\($0)" }, selected))]"
    #endif
    #if SPLITS
    case .split(let name, let shapes):
      "\(name)[\(NavGraph.Column.allCases.compactMap { column in shapes[column].map { "\(column): \($0.line)" } }.joined(separator: ", "))]"
    #endif
    }
  }

  private static func list(_ texts: [String], _ selected: Int) -> String {
    texts.enumerated().map { ($0 == selected ? "*" : "") + $1 }.joined(separator: ", ")
  }
}
