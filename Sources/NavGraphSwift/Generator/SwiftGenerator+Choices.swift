import NavGraphModel

// Generates enumerations of the tabs of each tab bar and of the pages of each set, in the order of their positions.
extension SwiftGenerator {
  /// Returns the enumerations of all tab bars and sets of pages.
  func choiceTypes() -> [Declaration] { choices.map { .type(choice(named: $0.type, doc: $0.doc, cases: $0.cases)) } }

  /// For example: `typealias MainTab = Messenger.MainTab`
  func choiceAliases() -> [Declaration] {
    choices.map { .alias(TypealiasDescription(doc: [$0.doc], name: $0.type, type: naming.app + "." + $0.type)) }
  }

  private var choices: [(type: String, doc: String, cases: [CaseDescription])] {
    let tabs = graph.tabSets.ids.compactMap { id in
      naming.stateTypes[.tab(id)].map { ($0, "The tabs of \(text(of: graph.tabSets[id].declared.name)).", tabCases(of: id)) }
    }
    let pages = graph.pageSets.ids.compactMap { id in
      naming.stateTypes[.page(id)].map { ($0, "The pages of \(text(of: graph.pageSets[id].declared.name)).", pageCases(of: id)) }
    }
    return tabs + pages
  }

  private func choice(named type: String, doc: String, cases: [CaseDescription]) -> TypeDescription {
    TypeDescription(
      doc: [doc], kind: .enum, name: type, modifiers: ["nonisolated"],
      inherits: cases.isEmpty ? ["Hashable", "Sendable"] : ["String", "NavGraph.Choice"], members: cases.map { .enumCase($0) })
  }

  func tabCases(of id: TabsID) -> [CaseDescription] { naming.choices[.tab(id)] ?? [] }

  func pageCases(of id: PagesID) -> [CaseDescription] { naming.choices[.page(id)] ?? [] }

  // MARK: Positions

  /// Returns the code for the position of a tab or page in its container.
  package func position(at index: Int, in container: Content) -> String {
    switch container {
    case .tabs(let id): position(ofTab: index, in: id)
    case .pages(let id): position(ofPage: index, in: id)
    default: String(index)
    }
  }

  /// For example: `MainTab.search.index`
  func position(ofTab index: Int, in tabs: TabsID) -> String { position(at: index, of: .tab(tabs)) }

  /// For example: `OnboardingPage.ready.index`
  func position(ofPage index: Int, in pages: PagesID) -> String { position(at: index, of: .page(pages)) }

  private func position(at index: Int, of choice: StateType) -> String {
    guard let type = naming.stateTypes[choice], let cases = naming.choices[choice], cases.indices.contains(index) else {
      return String(index)
    }
    return type + "." + cases[index].name + ".index"
  }
}
