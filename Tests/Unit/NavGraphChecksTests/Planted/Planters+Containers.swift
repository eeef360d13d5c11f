// Defects of nested containers (0501 to 0504, 0521, 0522, 0524).
extension Planter {
  static let containers: [Planter] = [
    Planter(code: 501, name: "a named stack is pushed") { draft, isWrong in
      guard let host = draft.host(\.isInStack) else { return false }
      let root = draft.screen()
      let stack = draft.stack(root)
      let word = draft.one("", "stack ")
      draft.on(host.name, isWrong ? "push \(word)\(stack)" : "push \(root)", isMarked: true)
      return draft.show(stack)
    },
    Planter(code: 501, name: "the root of a stack is a stack") { draft, isWrong in
      let root = draft.screen()
      let stack = draft.stack(root)
      let outer = draft.fresh()
      draft.declare("stack \(outer)", ["root \(isWrong ? stack : root)" + Draft.mark])
      return draft.show(outer) && draft.show(stack)
    },
    Planter(code: 502, name: "a container is pushed") { draft, isWrong in
      guard let host = draft.host(\.isInStack) else { return false }
      let container = draft.largeContainer()
      draft.on(host.name, (isWrong ? "push " : "present ") + container, isMarked: true)
      return draft.show(container)
    },
    Planter(code: 502, name: "a container is the root of a stack") { draft, isWrong in
      let container = draft.largeContainer()
      let outer = draft.fresh()
      draft.declare("stack \(outer)", ["root \(isWrong ? container : draft.screen())" + Draft.mark])
      return draft.show(outer) && draft.show(container)
    },
    Planter(code: 503, name: "a modal or an alert is in a container") { draft, isWrong in
      let root = draft.screen()
      let thing: String
      if draft.one(true, false) {
        thing = draft.modal(content: "stack " + root)
      } else {
        thing = draft.fresh()
        draft.declare(draft.one("alert ", "confirm ") + thing, ["title \"Really?\"", "button ok \"OK\""])
      }
      let content = isWrong ? thing : root
      let outer: String
      switch draft.one(0, 1, 2, 3) {
      case 0: outer = draft.tabs(["tab \(draft.fresh("tab")) \(content)" + Draft.mark])
      case 1:
        outer = draft.fresh()
        draft.declare("split \(outer)", ["sidebar \(draft.screen())", "detail \(content)" + Draft.mark])
      case 2:
        outer = draft.fresh()
        draft.declare("pages \(outer)", ["page \(draft.screen())", "page \(content)" + Draft.mark])
      default: outer = draft.modal(["content \(content)" + Draft.mark])
      }
      return draft.show(outer) && draft.show(thing) && draft.show(root)
    },
    Planter(code: 504, name: "tabs in tabs") { draft, isWrong in
      let inner = draft.tabs()
      let content = isWrong ? inner : "stack " + draft.screen()
      let outer: String
      if draft.one(true, false) {
        outer = draft.tabs(["tab \(draft.fresh("tab")) \(content)" + Draft.mark])
      } else {
        // A split is between the tabs.
        let between = draft.fresh()
        draft.declare("split \(between)", ["sidebar \(draft.screen())", "detail \(content)" + Draft.mark])
        outer = draft.tabs(["tab \(draft.fresh("tab")) \(between)"])
      }
      return draft.show(outer) && draft.show(inner)
    },
    Planter(code: 504, name: "a split in a split") { draft, isWrong in
      let inner = draft.split()
      let outer = draft.fresh()
      let content = isWrong ? inner : "stack " + draft.screen()
      let column = draft.one("sidebar", "content", "detail")
      draft.declare(
        "split \(outer)",
        ["sidebar", "content", "detail"].map { $0 == column ? "\($0) \(content)" + Draft.mark : "\($0) \(draft.screen())" })
      return draft.show(outer) && draft.show(inner)
    },
    Planter(code: 504, name: "pages in pages") { draft, isWrong in
      let inner = draft.pages()
      let outer = draft.fresh()
      draft.declare("pages \(outer)", ["page \(draft.screen())", "page \(isWrong ? inner : draft.screen())" + Draft.mark])
      return draft.show(outer) && draft.show(inner)
    },
    Planter(code: 521, name: "a page is a container") { draft, isWrong in
      let root = draft.screen()
      let inner = draft.make({ $0.stack(root) }, { $0.tabs() }, { $0.split() }, { _ in "stack " + root })
      let outer = draft.fresh()
      draft.declare("pages \(outer)", ["page \(draft.screen())", "page \(isWrong ? inner : root)" + Draft.mark])
      return draft.show(outer) && draft.show(inner) && draft.show(root)
    },
    Planter(code: 522, name: "an accessory is a container") { draft, isWrong in
      let root = draft.screen()
      let inner = draft.make({ $0.stack(root) }, { $0.split() }, { $0.pages() }, { _ in "stack " + root })
      let outer = draft.tabs(["accessory \(isWrong ? inner : root)" + Draft.mark])
      return draft.show(outer) && draft.show(inner) && draft.show(root)
    },
    Planter(code: 524, name: "an accessory asks") { draft, isWrong in
      let (asked, other) = (draft.fresh("asked"), draft.fresh("asked"))
      draft.declare("guard \(asked)", order: 2)
      draft.declare("guard \(other)", order: 2)
      let (strip, page) = (draft.fresh(), draft.fresh())
      draft.declare("screen \(strip)" + (isWrong ? " requires \(asked)" : "") + Draft.mark)
      draft.declare("screen \(page) requires \(asked), \(other)")
      let outer = draft.tabs(["accessory \(strip)"])
      return draft.show(outer) && draft.show(page)
    },
  ]
}
