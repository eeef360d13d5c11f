import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let appWindow = Rule(
    number: 0530, severity: .error, summary: "`open window` in a graph that can't open windows",
    rationale: """
      A window is a scene of the system with its own root. If the graph is a part of your app's window (`embedded` or `external`), your \
      app manages the scenes.
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

  static let windowNotKept = Rule(
    number: 0531, severity: .error, summary: "window whose content can't be restored",
    rationale: """
      The system creates a window, and creates it again after it was removed, so what the window shows is saved. Its values need `Codable` \
      types, and its screen can't be `transient`.
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
        .appWindow, message: "the graph is part of your app's window, so it can't open others", at: step.range, label: "opens a window",
        secondary: [Label(at: root.range, text: "the graph is shown in your app's window")],
        help: ["write the step after `else` instead"]))
  }

  private func checkKept(_ instance: InstanceID) {
    let content = graph.instances[instance].content
    let range = graph.instances[instance].range
    if case .screen(let screen) = content, graph.screens[screen].isTransient {
      return report(
        Diagnostic(
          .windowNotKept, message: "`\(name(of: content))` is transient, so a window with it can't be restored", at: range,
          label: "shown in a window",
          secondary: [Label(at: graph.screens[screen].declared.nameRange, text: "never restored")], help: ["remove `transient`"]))
    }
    for id in graph.parameters(of: content) {
      let parameter = graph.parameters[id]
      guard let type = uncodable(in: parameter.type) else { continue }
      let declared = graph.externalTypes[type].declared
      report(
        Diagnostic(
          .windowNotKept, message: "a window can't save the `\(graph.text(of: parameter.name))` of `\(name(of: content))`", at: range,
          label: "shown in a window", secondary: [Label(at: declared.nameRange, text: "isn't `Codable`")],
          help: [
            "write \(declared.madeCodable(name: graph.text(of: declared.name))), or pass an identifier instead"
          ]))
    }
  }

  /// Returns the extern type without `Codable` in `type`, if any.
  private func uncodable(in type: TypeID) -> ExternalTypeID? {
    var type = type
    // The depth of types is limited by the parser's limit for brackets.
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
