import Testing

@testable import ColumnsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests states of splits: columns with another lowest screen, an inspector, and a narrow window.
@Suite struct ColumnStateTests {
  typealias State = Inspector.NavigationState

  @Test func p4_columnsAreKept() throws {
    try expectKept(State.workspace())
    try expectKept(State.workspace(detail: .init(from: .asset(id: "1"), [.version(asset: "1", number: 2)])))
    try expectKept(State.workspace(inspector: .properties(asset: "1"), showsInspector: true))
    try expectKept(State.workspace(detail: .init(from: .asset(id: "1")), front: .detail))
  }

  @Test func whatIsShownIsCompared() {
    #expect(State.workspace() == .workspace(detail: .init(from: .noAsset)))
    #expect(State.workspace() != .workspace(detail: .init(from: .asset(id: "1"))))
    #expect(State.workspace(showsInspector: true) != .workspace())
    #expect(State.workspace(front: .sidebar) != .workspace(front: .detail))
  }

  @Test func eventsMapStatesToStates() {
    let open = State.workspace().after(Inspector.NoAsset.browse())
    #expect(open == .workspace())
    let made = State.workspace().after(Inspector.Graph.Event("made up", .show(.detail, .screen(.assetList))))
    #expect(made == .workspace(), "the list has its place in the sidebar")
  }
}
