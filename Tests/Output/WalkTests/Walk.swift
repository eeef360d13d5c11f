import UIKit

/// One walk through a sample: settings and steps that follow from a seed, and which of the steps are taken.
struct Walk: Sendable, CustomStringConvertible {
  /// Something that a finger, the system or the app does.
  enum Move: Int, CaseIterable, Sendable {
    case event, secondEvent, staleEvent, tapTab, tapBack, longPressBack, swipeBack, cancelSwipeBack, dragSheet, cancelDragSheet
    case alertButton, tapOutside, turnPage, cancelTurnPage, link, secondLink, guards, condition, size, backToColumn, sidebarButton
    case closeInspector, restore
    case foreignDismiss, foreignPop, foreignPush, foreignPresent, foreignAlert, confirming, cutAnimation, rest

    /// What comes to nothing at most places, and more often in a walk because of that; and what is worth most.
    static let rare: [Move] = [
      .tapTab, .tapBack, .swipeBack, .backToColumn, .alertButton, .turnPage, .dragSheet, .closeInspector, .link, .restore,
    ]
  }

  struct Step: Sendable, CustomStringConvertible {
    let move: Move
    /// Says which of what is there.
    let number: Int
    /// How many turns of the run loop pass before the next step; nil until nothing moves.
    let pause: Int?

    var description: String { "\(move) \(number)" + (pause.map { ", then \($0) turns" } ?? ", then rest") }
  }

  /// What is walked through.
  enum App: Sendable, Equatable {
    case controllers(Sample), views(SampleInSwiftUI)

    var name: String {
      switch self {
      case .controllers(let sample): sample.rawValue
      case .views(let sample): sample.rawValue + "/swiftui"
      }
    }

    /// For example: `mail`, `mail/swiftui`.
    init?(_ name: Substring) {
      let parts = name.split(separator: "/").map(String.init)
      if parts.count == 2, parts[1] == "swiftui", let sample = SampleInSwiftUI(rawValue: parts[0]) {
        self = .views(sample)
      } else if parts.count == 1, let sample = Sample(rawValue: parts[0]) {
        self = .controllers(sample)
      } else {
        return nil
      }
    }

    /// The conditions that are asked as guards are: what must come of a move is known only while these hold, too.
    var requiredConditions: [String] {
      if case .controllers(let sample) = self, sample.rawValue == "conditions" { ["member"] } else { [] }
    }

    var isInSwiftUI: Bool { if case .views = self { true } else { false } }
  }

  let app: App
  let seed: Int
  /// Callbacks are left out, come twice or late.
  let hasFaults: Bool
  /// All steps of the seed.
  let steps: [Step]
  /// The numbers of the steps that are taken.
  var kept: [Int]
  var options: HeadlessOptions

  init(_ app: App, _ seed: Int, keeping kept: [Int]? = nil, hasFaults: Bool = false) {
    self.app = app
    self.seed = seed
    self.hasFaults = hasFaults
    var dice = Dice(UInt64(truncatingIfNeeded: seed))
    options = HeadlessOptions(dice: &dice, seed: seed)
    options.rollSwitches(seed)
    if app.isInSwiftUI { options.rollForViews(seed) }
    if hasFaults {
      options.faults = .dice(
        UInt64(truncatingIfNeeded: seed), among: app.isInSwiftUI ? HeadlessCallback.ofViews : HeadlessCallback.ofControllers)
    }
    steps = (0..<4 + dice.next(12)).map { _ in
      // Events lead on; without them nothing else has a chance.
      let moves = dice.next(3) == 0 ? [.event] : dice.next(4) == 0 ? Move.rare : Move.allCases
      let move = moves[dice.next(moves.count)]
      return Step(move: move, number: dice.next(1_000), pause: dice.next(3) == 0 ? nil : dice.next(6))
    }
    self.kept = kept ?? Array(steps.indices)
  }

  var description: String { "\(app.name) \(seed)\(hasFaults ? "!" : "") " + kept.map(String.init).joined(separator: ",") }
}

extension HeadlessOptions {
  /// Settings for the open questions, any of which may be the truth.
  fileprivate init(dice: inout Dice, seed: Int) {
    self.init()
    idiom = dice.next(3) == 0 ? .pad : .phone
    stackChangesAtEnd = dice.next(2) == 0
    didShowWithoutTransition = dice.next(2) == 0
    didShowOffScreen = dice.next(2) == 0
    didShowBeforeCompletions = dice.next(2) == 0
    losesSecondPushInOneTurn = dice.next(2) == 0
    refusesWhilePresented = dice.next(4) == 0
    completesRefusedPresentation = dice.next(2) == 0
    completesEmptyDismissal = dice.next(2) == 0
    collapsedSplitShowsNewSecondary = dice.next(2) == 0
    reportsTapsAsTabsToo = dice.next(2) == 0
    (forwardsOutOfContexts, tapBesideTellsDelegateToo) = (seed % 2 == 0, seed % 3 == 0)
    switch dice.next(4) {
    case 0: pace = 0
    case 1: break
    default:
      let late = LateDice(seed)
      jitter = { Double(late.dice.next(100)) / 100 }
    }
  }
}

extension HeadlessOptions {
  /// Open questions about Back that an app has taken over, about zooms, and about sheets.
  fileprivate mutating func rollSwitches(_ seed: Int) {
    var dice = Dice(UInt64(truncatingIfNeeded: seed) &+ 13)
    let questions: [HeadlessSwitch] = [
      .swipesPastBackAction, .escapesPastBackAction, .escapePopsFirst, .backActionKeepsMenu, .menuPopsUnseen,
      .holdsSheetsInCompactHeight, .zoomAsksPresentation, .zoomTellsPresentation, .editingEndsWithTransition,
    ]
    for question in questions { self[question] = dice.next(2) == 0 }
  }
}

extension HeadlessOptions {
  /// Open questions about SwiftUI.
  fileprivate mutating func rollForViews(_ seed: Int) {
    var dice = Dice(UInt64(truncatingIfNeeded: seed) &+ 11)
    pathIsWrittenEarly = dice.next(2) == 0
    onDismissComesFirst = dice.next(2) == 0
    alertActionComesFirst = dice.next(2) == 0
    looksIntoHiddenTabs = dice.next(2) == 0
    compactColumnIsWrittenEarly = dice.next(2) == 0
    losesCompactColumn = dice.next(4) == 0
    widthEmptiesPaths = dice.next(3) == 0
    clearCoversLieOver = dice.next(2) == 0
    // What SwiftUI does with a stack of its own beneath a sheet of its own is its affair.
    refusesWhilePresented = false
  }
}

/// Delays that are the same for the same seed.
@MainActor private final class LateDice {
  var dice: Dice

  nonisolated init(_ seed: Int) { dice = Dice(UInt64(truncatingIfNeeded: seed) &+ 7) }
}
