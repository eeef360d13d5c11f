import NavGraphCompiler
import NavGraphSwift
import NavGraphSyntax
import Testing

/// Tests of the declarations of generated code that other modules can use, in both outputs.
@Suite struct AccessTests {
  private static func program(_ access: String) -> CheckedProgram {
    let app = """
      import "Settings.navgraph"
      app Notes { platform iOS 16; scheme notes; root stack NoteList; output uikit, swiftui; access \(access) }
      type NoteID = Int
      enum Sort { name, date }
      guard unlocked
      condition offline
      screen NoteList {
        on open(note: NoteID, sort: Sort) requires unlocked -> push Note(id: note, sort)
        on add -> present Draft
        on settings -> push Settings
      }
      screen Note(id: NoteID key, sort: Sort) { title }
      modal Draft returns NoteID { content stack Editor; detents medium, peek }
      screen Editor { on save(note: NoteID) -> finish(note); on cancel { when offline -> stay; otherwise -> dismiss } }
      route "/notes/{note}" -> NoteList / Note(id: note, sort: .name)
      """
    let settings = "screen Settings { on privacy -> push Privacy }\nscreen Privacy { title }\n"
    return Compiler.check(
      Compiler.parse([SourceFile(path: "Notes.navgraph", text: app), SourceFile(path: "Settings.navgraph", text: settings)]))
  }

  /// Code of another module, which creates the screens in either output, shows the app, and reads its state.
  private static let user =
    """
    import Client
    import NavGraphRuntime
    import SwiftUI
    import UIKit

    @MainActor final class Screens {
      var last: Notes.NoteID?
    }
    extension Screens: Notes.NotesFactory {
      func makeNoteList(events: Notes.NoteList.Events) -> UIViewController {
        Task { if case .finished(let note) = await events.add.result() { last = note } }
        return UIViewController()
      }
      func makeNote(id: Notes.NoteID, sort: Notes.Sort) -> UINavigationController { UINavigationController() }
      func updateNote(_ controller: UINavigationController, id: Notes.NoteID, sort: Notes.Sort) {}
      func makeEditor(events: Notes.Editor.Events) -> UIViewController { UIViewController() }
      func peekHeight(within room: CGFloat) -> CGFloat? { room / 2 }
    }
    extension Screens: Notes.SettingsFactory {
      func makeSettings(events: Notes.Settings.Events) -> UIViewController { UIViewController() }
      func makePrivacy() -> UIViewController { UIViewController() }
    }
    extension Screens: Notes.Guards, Notes.Conditions {
      func unlocked() async -> Bool { true }
      var offline: Bool { false }
    }

    struct Views: Notes.ViewFactory {
      func makeNoteList(events: Notes.NoteList.Events) -> some View { Text("Notes") }
      func makeNote(id: Notes.NoteID, sort: Notes.Sort) -> some View { Text("\\(id.rawValue)") }
      func makeEditor(events: Notes.Editor.Events) -> some View { Text("Editor") }
      func peekHeight(within room: CGFloat) -> CGFloat? { nil }
      func makeSettings(events: Notes.Settings.Events) -> some View { Text("Settings") }
      func makePrivacy() -> some View { Text("Privacy") }
    }

    @MainActor func show(in window: UIWindow, _ url: URL) -> Bool {
      let screens = Screens()
      let scene = Notes.NavigationScene(window: window, factory: screens, guards: screens, conditions: screens)
      let isAtHome = scene.state == .noteList()
      let events = Notes.NoteList.Events.at(Notes.Graph.Place { _ in .dismissed(by: .app) })
      events.open(note: 7, sort: .date)
      return scene.open(url: url) && isAtHome
    }

    @MainActor func view() -> some View { Notes.NavigationWindow(factory: Views(), guards: Screens(), conditions: Screens()) }
    """

  @Test(arguments: [("public", false), ("package", true)])
  func m2_anotherModuleUsesAll(_ seen: (access: String, inPackage: Bool)) throws {
    let checked = Self.program(seen.access)
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    // The app's own files have their usual imports.
    let complaints = try CompiledSwift.complaints(
      of: checked, beside: "import UIKit\nimport SwiftUI\n", usedBy: Self.user, inSamePackage: seen.inPackage)
    #expect(complaints == "", "\(seen.access)")
  }

  /// Package declarations aren't visible in other packages, and internal ones aren't visible in other modules.
  @Test(arguments: [("package", false), ("internal", true)]) func m2_otherModulesSeeNothing(_ access: String, _ inPackage: Bool) throws {
    let complaints = try CompiledSwift.complaints(
      of: Self.program(access), beside: "",
      usedBy: "import Client\nfunc f(_ id: Notes.NoteID) {}", inSamePackage: inPackage)
    #expect(complaints.contains("cannot find type 'Notes' in scope") || complaints.contains("'Notes' is inaccessible"), "\(complaints)")
  }
}
