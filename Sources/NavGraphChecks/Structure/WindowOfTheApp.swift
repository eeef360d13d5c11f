import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `open window` where the graph's scenes have no windows that they could open.
  static let windowOfTheApp = Rule(
    0530, .error, summary: "`open window` where the graph can't open windows",
    rationale: """
      A window is a scene of the system with a root of its own. Where the graph is a part of what the app shows (`embedded`, `external`), \
      scenes are the app's.
      """,
    failing: """
      app Notes {
        platform iOS 16
        root stack List embedded
      }
      screen List {
        on open -> open window Note else push Note
      }
      screen Note
      """,
    corrected: """
      app Notes {
        platform iOS 16
        root stack List
      }
      screen List {
        on open -> open window Note else push Note
      }
      screen Note
      """)

  /// A window that can't be told what it shows.
  static let windowNotKept = Rule(
    0531, .error, summary: "a window of which nothing can be kept",
    rationale: """
      The system makes a window, and makes it again when it was taken away: what it shows is written down. So its values need \
      types that are `Codable`, and its screen can't be `transient`.
      """,
    failing: """
      app Notes {
        root stack List
      }
      screen List {
        on open -> open window Draft else push Draft
      }
      screen Draft transient
      """,
    corrected: """
      app Notes {
        root stack List
      }
      screen List {
        on open -> open window Draft else push Draft
      }
      screen Draft
      """)
}

extension Checker {
  func checkWindows() {
    for step in graph.steps {
      guard case .openWindow(let instance) = step.action else { continue }
      checkGround(of: step)
      checkKept(instance)
    }
  }

  private func checkGround(of step: Step) {
    guard let root = graph.roots.first(where: { $0.place != .window }) else { return }
    report(
      Diagnostic(
        .windowOfTheApp, "the graph is part of the app's window, and opens no others", at: step.range, "opens a window",
        secondary: [Label(root.range, "what the graph shows is in the app's own window")],
        help: ["do here what follows `else`"]))
  }

  private func checkKept(_ instance: InstanceID) {
    let content = graph.instances[instance].content
    let range = graph.instances[instance].range
    if case .screen(let screen) = content, graph.screens[screen].isTransient {
      return report(
        Diagnostic(
          .windowNotKept, "`\(name(content))` is transient, so a window can't come back with it", at: range, "shown by a window",
          secondary: [Label(graph.screens[screen].declared.nameRange, "never restored")], help: ["leave out `transient`"]))
    }
    for id in graph.parameters(of: content) {
      let parameter = graph.parameters[id]
      guard let type = uncodable(in: parameter.type) else { continue }
      let declared = graph.externalTypes[type].declared
      report(
        Diagnostic(
          .windowNotKept, "a window can't be told the `\(graph.text(parameter.name))` of `\(name(content))`", at: range,
          "shown by a window", secondary: [Label(declared.nameRange, "isn't `Codable`")],
          help: [
            "write \(declared.madeCodable(name: graph.text(declared.name))), or hand over what identifies it"
          ]))
    }
  }

  /// The type of the app's own without `Codable` that is in `type`, if any.
  private func uncodable(in type: TypeID) -> ExternalTypeID? {
    var type = type
    // Types nest as deep as the parser lets brackets nest.
    for _ in graph.types.ids {
      switch graph.types[type] {
      case .external(let id): return graph.externalTypes[id].isCodable || graph.externalTypes[id].declared.isPoisoned ? nil : id
      case .optional(let inner), .list(let inner): type = inner
      default: return nil
      }
    }
    return nil
  }
}
