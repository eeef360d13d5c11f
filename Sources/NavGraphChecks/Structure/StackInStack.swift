import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let stackInStack = Rule(
    number: 0501, severity: .error, summary: "stack in a stack",
    rationale: """
      A stack shows screens, one on top of the other. A second stack inside would add a second bar and a second Back button, and UIKit \
      refuses it. Push the screen itself, or present the stack, which makes it a separate flow.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> push Checkout
      }
      stack Checkout {
        root Shipping
      }
      screen Shipping
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> present Checkout
      }
      stack Checkout {
        root Shipping
      }
      screen Shipping
      """)
}

extension Checker {
  /// Reports the content of `push` or `replace` unless it is a screen.
  func inspectStackScreen(_ instance: InstanceID, by verb: String, at range: SourceRange) {
    let content = graph.instances[instance].content
    switch content {
    case .screen, .unknown: break
    case .stack: reportStackInStack(content, by: verb, instance: instance, at: range)
    case .tabs, .split, .pages: reportContainerPushed(content, by: verb, instance: instance, at: range)
    case .modal, .alert: reportModalAsContent(content, instance: instance, verb: range)
    }
  }

  /// Reports the root of a named stack unless it is a screen.
  func inspectRoot(_ instance: InstanceID, of stack: Stack) {
    let content = graph.instances[instance].content
    let range = graph.instances[instance].range
    switch content {
    case .screen, .unknown: break
    case .stack(let inner):
      let name = graph.text(of: stack.declared.name)
      var fixes: [Fix] = []
      if graph.stacks[inner].isInline, let word = word("stack ", at: range) {
        fixes = [Fix("write only the screen", applicability: .always, edits: [.init(replacing: word, with: "")])]
      }
      report(
        Diagnostic(
          .stackInStack, message: "the root of the stack `\(name)` is another stack", at: range, label: "a stack instead of a screen",
          secondary: graph.stacks[inner].isInline ? [] : [Label(at: graph.stacks[inner].declared.nameRange, text: "declared here")],
          help: ["name the first screen of `\(self.name(of: content))` here, or use `\(self.name(of: content))` instead of `\(name)`"],
          fixes: fixes))
    case .tabs, .split, .pages: reportContainerPushed(content, by: "root", instance: instance, at: range)
    case .modal, .alert: reportModalAsContent(content, instance: instance, verb: nil)
    }
  }

  private func reportStackInStack(_ content: Content, by verb: String, instance: InstanceID, at range: SourceRange) {
    guard case .stack(let id) = content else { return }
    let stack = graph.stacks[id]
    let name = name(of: content)
    var fixes: [Fix] = []
    let instanceRange = graph.instances[instance].range
    if stack.isInline, let word = word("stack ", at: instanceRange) {
      var fix = Fix("\(verb) only the screen", applicability: .always, edits: [.init(replacing: word, with: "")])
      fix.code = "\(verb) \(name)"
      fixes = [fix]
    }
    let say = verb == "push" ? "be pushed on a stack" : "replace a screen of a stack"
    report(
      Diagnostic(
        .stackInStack, message: "`\(name)` is a stack, so it can't \(say)", at: instanceRange, label: "a stack in a stack",
        secondary: stack.isInline ? [] : [Label(at: stack.declared.nameRange, text: "declared as a stack here")],
        help: [stack.isInline ? "write `\(verb) \(name)` to show the screen" : presentingInstead(of: verb, instance: instance, at: range)],
        fixes: fixes))
  }
}
