import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: each push of the loop is possible on top of the one before. A loop in which a `replace` or a `pop` removes screens
  /// isn't reported.
  static let endlessPushes = Rule(
    number: 0617, severity: .note, summary: "screens that can push each other indefinitely",
    rationale: """
      Screens of one stack push each other in a cycle, so the stack grows with each tap of a user who never goes back. All of its screens \
      stay in memory. This is often intended: a profile leads to another profile, and Back returns through all of them. In that case, mark \
      one screen of the cycle `repeats`. Otherwise, let the last screen return to the one that is already below.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on cart -> push Cart
      }
      screen Cart {
        on item -> push Item
      }
      screen Item {
        on cart -> push Cart
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on cart -> push Cart
      }
      screen Cart {
        on item -> push Item
      }
      screen Item {
        on cart -> pop to Cart
      }
      """)
}

extension Checker {
  func checkEndlessPushes() {
    let pushes = PushGraph(in: places)
    checkRedundantRepeats(in: pushes)
    // Pushing an external screen is reported as an error.
    let loops = pushes.loops { place in
      let screen = places.places[place].screen
      return screen != graph.externalScreen && graph.screens[screen].repeatsRange == nil
    }
    // The same loop can be in several stacks.
    var isKnown: Set<[ScreenID]> = []
    let sorted = loops.sorted { range(of: $0.pushes.first) < range(of: $1.pushes.first) }
    for loop in sorted where isKnown.insert(loop.pushes.map { places.places[$0.from].screen }.sorted()).inserted { report(loop) }
  }

  private func range(of push: PushGraph.Push?) -> SourceOrder { push.map { SourceOrder(of: graph.steps[$0.step].range) } ?? .last }

  private func report(_ loop: PushGraph.Loop) {
    guard let first = loop.pushes.first, let last = loop.pushes.last else { return }
    let screens = loop.pushes.map { places.places[$0.from].screen }
    let start = name(of: screens[0])
    let count = screens.count
    let secondary = loop.pushes.enumerated().dropFirst().prefix(5).map { index, push in
      let next = index + 1 < count ? name(of: screens[index + 1]) : start
      return Label(
        at: graph.steps[push.step].range,
        text: "... and `\(name(of: screens[index]))` pushes `\(next)`\(index + 1 == count ? " again, on top of the first" : "")")
    }
    var walk = start
    for push in loop.pushes.prefix(12) {
      let event = push.event.map { graph.text(of: graph.events[$0].declared.name) } ?? ""
      walk += " --\(event)--> \(name(of: places.places[push.to].screen))"
    }
    if count > 12 { walk += " ... \(start)" }
    var notes = ["loop: \(walk), \(count == 1 ? "one screen" : "\(count) screens") deeper each time"]
    let others = Set(loop.others.map { places.places[$0].screen }).subtracting(screens).sorted()
    if !others.isEmpty { notes.append("\(list(of: others.map { "`\(name(of: $0))`" })) can be part of such a loop too") }
    var help: [Help] = [repeatsFix(for: screens[0]).map { "if this is intended, add \($0) to the screen `\(start)`" }].compactMap { $0 }
    let step = graph.steps[last.step].range
    if count == 1 {
      let text = source(at: step)
      if let word = word("push", at: step), text.hasPrefix("push"), !isFollowedBySlash(step) {
        help.append(
          "to replace this screen instead, write \(Fix(code: "replace" + text.dropFirst(4), edits: [.init(replacing: word, with: "replace")]))"
        )
      }
    } else {
      help.append(
        "`\(start)` is already below: write \(Fix(code: "pop to \(start)", edits: [.init(replacing: step, with: "pop to \(start)")])) to return to it"
      )
    }
    let message = count == 1 ? "`\(start)` can be pushed onto itself" : "these screens can be pushed onto each other"
    let label = count == 1 ? "pushes `\(start)` again, on top of the first" : "`\(start)` pushes `\(name(of: screens[1]))` ..."
    report(
      Diagnostic(
        .endlessPushes, message: message + " indefinitely", at: graph.steps[first.step].range, label: label, secondary: Array(secondary),
        further: further(others.map { .screen($0) }, words: "can be part of such a loop too"), notes: notes, help: help))
  }

  /// Whether the step is the first of several screens, as in `push A / B`. Only `push` can show several.
  private func isFollowedBySlash(_ step: SourceRange) -> Bool {
    guard Int(step.file.index) < graph.files.count else { return false }
    let rest = graph.files[Int(step.file.index)].bytes.dropFirst(Int(step.end))
    return rest.first { ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0) } == UInt8(ascii: "/")
  }

  /// Returns a fix that adds `repeats` to a screen, or nil if the end of its head can't be found.
  private func repeatsFix(for screen: ScreenID) -> Fix? {
    headEnd(of: graph.screens[screen].declared).map { Fix(code: "repeats", edits: [.init(replacing: $0, with: " repeats")]) }
  }
}
