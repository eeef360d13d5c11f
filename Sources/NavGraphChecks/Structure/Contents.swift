import NavGraphModel

// Allowed contents of containers and steps
extension Checker {
  /// Reports content that the step can't show.
  private func inspect(_ step: StepID) {
    let range = graph.steps[step].range
    switch graph.steps[step].action {
    case .push(let instance): inspectStackScreen(instance, by: "push", at: range)
    case .replace(let instance): inspectStackScreen(instance, by: "replace", at: range)
    case .show(_, let instance?): inspectContent(instance, verb: range)
    case .switchTo(let instance), .openWindow(let instance): inspectContent(instance, verb: range)
    default: break
    }
  }

  /// Reports content that containers can't contain or steps can't show.
  func checkContents() {
    for step in graph.steps.ids { inspect(step) }
    for stack in graph.stacks where !stack.isInline {
      if let root = stack.root { inspectRoot(root, of: stack) }
    }
    for tab in graph.tabs.ids { if let content = graph.tabs[tab].content { inspectContent(content, isTab: true) } }
    for tabs in graph.tabSets { if let accessory = tabs.accessory { inspectContent(accessory) } }
    for split in graph.splits {
      for column in Column.allCases { if let content = split[column] { inspectContent(content) } }
    }
    for page in graph.pages { inspectContent(page.instance) }
    for content in graph.modalContents { inspectContent(content.instance) }
    for root in graph.roots { inspectContent(root.instance) }
  }
}
