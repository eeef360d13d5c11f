import NavGraphPlatform
import NavGraphRuntime

// Heights of the app's own.
extension NavGraph.ModalCoordinator {
  /// The heights, the smallest first, and each once. What that is depends on the room, so it is measured for the window of now.
  func sorted(_ heights: [NavGraph.Detent]) -> [NavGraph.Detent] {
    let window = host?.window?.frame.height ?? 0
    let room = window > 0 ? window : 800
    var seen: Set<UISheetPresentationController.Detent.Identifier> = []
    return
      heights
      .sorted { $0.height(in: room, of: host) < $1.height(in: room, of: host) }
      .filter { seen.insert($0.identifier).inserted }
  }

  func detent(_ height: NavGraph.Detent) -> UISheetPresentationController.Detent {
    let identifier = height.identifier
    if identifier == .medium { return .medium() }
    guard #available(iOS 16.0, *), identifier != .large else { return .large() }
    return .custom(identifier: identifier) { [weak host] context in
      // A height that the app doesn't give leaves its detent out.
      if case .named(let name) = height { return host?.height(of: name, within: context.maximumDetentValue) }
      return height.height(in: context.maximumDetentValue, of: host)
    }
  }
}

extension NavGraph.Detent {
  @MainActor fileprivate func height<G: NavGraph.Graph>(
    in room: Foundation.CGFloat, of host: NavGraph.UIKitHost<G>?
  ) -> Foundation.CGFloat {
    if identifier == .large { return room }
    return switch self {
    case .medium: room / 2
    case .large: room
    case .fraction(let part): room * part
    case .height(let points): min(points, room)
    case .named(let name): host?.height(of: name, within: room) ?? room
    }
  }
}
