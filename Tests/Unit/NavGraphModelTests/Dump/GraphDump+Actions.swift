import NavGraphSyntax

@testable import NavGraphModel

extension GraphDump {
  mutating func branches(in range: IDRange<Branch>, depth: Int = 0) {
    guard depth < 256 else { return line("...") }
    for id in range {
      let branch = graph.branches[id]
      var steps = ""
      for id in branch.steps {
        let step = graph.steps[id]
        if !steps.isEmpty { steps += step.isInside ? " / " : " then " }
        steps += action(step.action)
      }
      line(branch.test.map { "when " + test($0) } ?? "", "->", steps)
      nested { $0.arms(in: branch.arms, depth: depth + 1) }
    }
  }

  mutating func arms(in range: IDRange<Arm>, depth: Int = 0) {
    for id in range {
      let arm = graph.arms[id]
      let outcome: String
      switch arm.outcome {
      case .finished: outcome = "finished"
      case .dismissed: outcome = "dismissed"
      case .button(let button): outcome = "button " + name(graph.buttons[button].name)
      case .unknown: outcome = "?"
      }
      let binding = arm.binding.map { id in
        "(" + name(graph.parameters[id].name) + ": " + graph.describe(graph.parameters[id].type) + ")"
      }
      line("then", outcome + (binding ?? ""))
      nested { $0.branches(in: arm.branches, depth: depth + 1) }
    }
  }

  func action(_ action: Action) -> String {
    switch action {
    case .push(let id): return "push " + instance(id)
    case .replace(let id): return "replace " + instance(id)
    case .present(let id, let style): return "present " + instance(id) + (style.map { " as " + $0.rawValue } ?? "")
    case .select(let tabs, let tab): return "select " + (tabs.map { name(graph.tabSets[$0].declared.name) + "." } ?? "") + name(tab)
    case .show(let column, let id): return "show " + column.text + (id.map { " " + instance($0) } ?? "")
    case .clear(let column): return "clear " + column.text
    case .nextPage: return "page next"
    case .previousPage: return "page previous"
    case .page(let id): return "page " + instance(id)
    case .pop: return "pop"
    case .popTo(let screen): return "pop to screen " + name(graph.screens[screen].declared.name)
    case .popToRoot: return "pop to root"
    case .dismiss: return "dismiss"
    case .dismissAll: return "dismiss all"
    case .close: return "close"
    case .finish(let value): return "finish" + (value.map { "(" + expression($0) + ")" } ?? "")
    case .switchTo(let id): return "switch to " + instance(id)
    case .restart: return "restart"
    case .open(let route, let range):
      let pattern = graph.routes[route].patterns.first.map { "\"" + graph.text(of: graph.patterns[$0].text) + "\"" } ?? "?"
      return "open " + pattern + arguments(in: range)
    case .openWindow(let id): return "open window " + instance(id)
    case .browse(let value): return "browse(" + expression(value) + ")"
    case .stay: return "stay"
    case .unknown: return "?"
    }
  }
}
