import Foundation
import NavGraphCompiler
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax
import Testing

/// Tests of the code of modules and of the app that imports them. Each is compiled as a separate module.
@Suite struct ModuleSwiftTests {
  /// A program with everything that a module can contain: types of each kind, events with labels, anchors, and outcomes, keys, heights,
  /// guards, conditions, badges, views among controllers, and names with a meaning in Swift.
  static let program = """
    app Travel { platform iOS 16; scheme travel; root Main; output OUTPUT }
    tabs Main { tab trips "Trips" icon "a" stack TripList; tab more "More" icon "b" stack More }
    screen More { on trip(id: TripID) -> push Trip(id); on pay -> present Payment(cents: 1) then { finished(receipt) -> push Paid(receipt) } }
    screen Paid(receipt: Receipt)
    entry notification "trip" (id: TripID, kind: Kind) -> trips / Trip(id, kind)
    route "/trips/{id}?kind={kind?}" -> trips / Trip(id, kind)

    module Base
    type Receipt = String
    type Rate    = Double
    enum Kind { work, default, leisure = "l" }
    extern type Photo
    alert Sure(name: String) { title "{name}?"; field name "Name"; button yes "Yes" returns name; button no "No" cancel }
    modal Payment(cents: Int) returns Receipt { content stack Card(cents); detents medium, peek }
    screen Card(cents: Int) { on paid(receipt: Receipt) -> finish(receipt); on close -> dismiss }

    module Trips
    type TripID = Int
    guard mayOpen(id: TripID)
    condition isLate(kind: Kind?)
    screen TripList {
      title "Trips"
      on open(id: TripID, kind: Kind, rates: [Rate]) requires mayOpen(id) -> push Trip(id, kind)
      on events(for: TripID) -> push Trip(id: for)
      on card anchored -> present Note
      on picture(photo: Photo, at: Date) anchored -> push Picture(photo)
      on sure(name: String) -> present Sure(name) then { yes(text) -> push Named(name: text) }
      on pay(cents: Int) -> present Payment(cents) then { finished(receipt) -> push Paid(receipt) }
      on plan -> present Planner then { finished -> stay }
    }
    screen Trip(id: TripID key, kind: Kind? = nil) {
      on late { when isLate(kind) -> pop; otherwise -> stay }
      on again -> push Trip(id)
    }
    screen Picture(photo: Photo) transient view { on close -> pop }
    screen Named(name: String)
    screen Note { on done -> dismiss }
    modal Planner { content stack Plan; detents low, large }
    pages Tour { page First; page Second }
    screen Plan { on tour -> present Tour }
    screen First
    screen Second { on done -> dismiss }
    """

  /// The other Swift code of the modules.
  static let own = [
    "Base": "public nonisolated struct Photo: Hashable, Sendable { public init() {} }",
    "Trips": """
    import UIKit
    import SwiftUI
    import Base
    @MainActor open class TripScreens {
      public init() {}
      public func makeTripList(events: Trips.TripList.Events) -> UIViewController {
        events.open(id: 1, kind: .work, rates: [Base.Rate(rawValue: 0.5)])
        Task {
          if case .finished(let receipt) = await events.pay.result(100) { print(receipt.rawValue) }
          if case .finished(.yes(let name)) = await events.sure.result("a") { print(name) }
        }
        return UIViewController()
      }
      public func makeTrip(id: Trips.TripID, kind: Base.Kind?, events: Trips.Trip.Events) -> UIViewController { UIViewController() }
      public func updateTrip(_ controller: UIViewController, id: Trips.TripID, kind: Base.Kind?, events: Trips.Trip.Events) {}
      public func makePicture(photo: Photo, events: Trips.Picture.Events) -> some View { Text("Picture") }
      public func makeNamed(name: String) -> UIViewController { UIViewController() }
      public func makeNote(events: Trips.Note.Events) -> UIViewController { UIViewController() }
      public func makePlan(events: Trips.Plan.Events) -> UIViewController { UIViewController() }
      public func makeFirst() -> UIViewController { UIViewController() }
      public func makeSecond(events: Trips.Second.Events) -> UIViewController { UIViewController() }
      public func lowHeight(within room: CGFloat) -> CGFloat? { nil }
    }
    /// A test of a screen alone.
    @MainActor func closures() -> [Trips.Trip.Events] { [.none, Trips.Trip.Events(late: {}, again: {})] }
    """,
  ]

  /// The app's own Swift code. It creates its own screens and those of Base, and Trips creates the other ones.
  static let appSide = """
    import Base
    import Trips
    import UIKit
    @MainActor final class Screens: TripScreens {}
    extension Screens: Trips.Factory, Trips.Guards, Trips.Conditions {
      func mayOpen(id: Trips.TripID) async -> Bool { true }
      func isLate(kind: Base.Kind?) -> Bool { false }
    }
    extension Screens: Base.Factory {
      func makeCard(cents: Int, events: Base.Card.Events) -> UIViewController { UIViewController() }
      func peekHeight(within room: CGFloat) -> CGFloat? { nil }
    }
    extension Screens: Travel.TravelFactory {
      func makeMore(events: Travel.More.Events) -> UIViewController { UIViewController() }
      func makePaid(receipt: Travel.Receipt) -> UIViewController { UIViewController() }
    }
    @MainActor func scene(_ window: UIWindow, _ url: URL) -> Travel.NavigationState {
      let screens = Screens()
      let scene = Travel.NavigationScene(window: window, factory: screens, guards: screens, conditions: screens)
      scene.open(url: url)
      return .main(trips: [.trip(id: 7)])
    }
    """

  private static func check(_ output: String) -> CheckedProgram {
    let text = program.replacing("OUTPUT", with: output)
    return Compiler.check(Compiler.parse([SourceFile(path: "Travel.navgraph", text: text)]))
  }

  @Test(arguments: ["uikit", "uikit, swiftui", "swiftui"]) func m3_eachIsAModuleOfItsOwn(_ output: String) throws {
    let checked = Self.check(output)
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let isMadeOfControllers = output != "swiftui"
    let own = isMadeOfControllers ? Self.own : ["Base": Self.own["Base"] ?? ""]
    let complaints = try CompiledSwift.complaints(of: checked, modules: own, beside: isMadeOfControllers ? Self.appSide : "")
    #expect(complaints == "", "\(output)")
  }

  /// The app's code only differs in imported names from that of a graph without modules.
  @Test func m4_onlyNamesAreTakenFromModules() {
    let joined = Self.check("uikit")
    let plain = Compiler.check(
      Compiler.parse([
        SourceFile(
          path: "Travel.navgraph",
          text: Self.program.replacing("OUTPUT", with: "uikit").replacing("module Base", with: "")
            .replacing(
              "module Trips", with: ""))
      ]))
    func text(_ checked: CheckedProgram, _ name: String) -> String {
      Compiler.swift(for: checked).files.first { $0.name == name }?.text.replacing(/import (Base|Trips)\n/, with: "") ?? ""
    }
    #expect(text(joined, "TravelState.swift") == text(plain, "TravelState.swift"))
    let (tables, own) = (text(joined, "Travel.swift"), text(plain, "Travel.swift"))
    #expect(tables.contains("typealias TripID = Trips.TripID") && own.contains("struct TripID:"))
    let mark = "nonisolated enum Graph"
    #expect(tables.components(separatedBy: mark).last == own.components(separatedBy: mark).last)
  }

  /// The code of a module doesn't mention the app.
  @Test func m3_aModuleKnowsNothingOfTheApp() throws {
    let checked = Self.check("uikit, swiftui")
    for id in checked.graph.modules.ids {
      for file in Compiler.swift(for: checked, module: id).files {
        let code = file.text.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
        #expect(!code.contains("Travel"), "\(file.name)")
      }
    }
  }

  /// Files that are named after sources are written for all sources, because builds expect them.
  @Test func modulesBySource() {
    let checked = Self.check("uikit")
    for id in checked.graph.modules.ids {
      let names = Compiler.swift(for: checked, layout: .sources, module: id).files.map(\.name)
      #expect(
        names == [
          "NavGraph+Routes.swift", "NavGraph+State.swift", "NavGraph+SwiftUI.swift", "NavGraph+Tables.swift", "NavGraph+UIKit.swift",
          "Travel+NavGraph.swift",
        ])
    }
  }
}
