import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Screens that are asked whether they may go.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What a screen asks is found around it.
  func questions(of screen: NavGraph.NodeID) -> NavGraph.Questions {
    if let known = questions[screen] { return known }
    questions = questions.filter { id, _ in navigator.tree.node(id) != nil }
    let made = NavGraph.Questions()
    questions[screen] = made
    return made
  }

  public func confirmDismissal(of modal: NavGraph.NodeID) async -> Bool {
    var screens: [NavGraph.NodeID] = []
    navigator.tree.modals.first { $0.id == modal }?.content?.walk({ $0.children }) { screens.append($0.id) }
    for screen in screens {
      for question in questions[screen]?.needed ?? [] {
        guard await question.ask() else { return false }
      }
    }
    return true
  }

  #if BACK
  /// The user wants to leave a screen that asks first, by Back or by a tap on its tab. It is asked once, however often that is tapped.
  func askBeforeBack(from id: NavGraph.NodeID, _ leave: NavGraph.Event<G> = NavGraph.Event("back", .close)) {
    let asked = questions[id]?.needed ?? []
    guard !asked.isEmpty else { return navigator.send(leave, from: id) }
    guard placesAsked.insert(id).inserted else { return }
    _Concurrency.Task { @MainActor [weak self] in
      var mayLeave = true
      for question in asked where mayLeave { mayLeave = await question.ask() }
      self?.placesAsked.remove(id)
      if mayLeave { self?.navigator.send(leave, from: id) }
    }
  }
  #endif
}
