import HeadlessUIKit

/// The inspector of a view: a trailing column in a wide window (SwiftUI-I1), or a sheet in a narrow one (SwiftUI-I2).
@MainActor final class InspectorMemory: NodeMemory {
  enum Place: Hashable { case column, sheet }

  let sheet = PresentingMemory(.sheet)
  weak var surrounding: ScreenController?
  var clear: () -> Void = {} {
    didSet { sheet.clear = clear }
  }
  private var wantedColumn: InspectorController?
  private var shownColumn: InspectorController?

  override init() { super.init() }

  /// Sets where the next update shows the inspector, and returns the screen for it.
  func want(_ place: Place?) -> ScreenController? {
    sheet.surrounding = surrounding
    let page = sheet.want(place == .sheet ? AnyHashable(Place.sheet) : nil)
    guard place == .column else {
      wantedColumn = nil
      return page
    }
    let column = wantedColumn ?? InspectorController(nibName: nil, bundle: nil)
    column.close = { [weak self] in self?.clear() }
    wantedColumn = column
    return column
  }

  override func embed() {
    guard let wantedColumn, let surrounding, wantedColumn.parent !== surrounding else { return }
    takeColumnAway()
    shownColumn = wantedColumn
    surrounding.embed(wantedColumn)
  }

  override func commit() {
    if shownColumn !== wantedColumn { takeColumnAway() }
    sheet.commit()
  }

  override func leave() {
    takeColumnAway()
    sheet.leave()
  }

  private func takeColumnAway() {
    guard let column = shownColumn else { return }
    shownColumn = nil
    column.willMove(toParent: nil)
    column.view.removeFromSuperview()
    column.removeFromParent()
  }
}

/// The controller of an inspector column.
@MainActor final class InspectorController: ScreenController {
  var close: () -> Void = {}
}
