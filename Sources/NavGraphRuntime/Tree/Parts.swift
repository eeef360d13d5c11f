import Foundation

nonisolated extension NavGraph {
  /// What a root or a modal shows other than declared: by position, in words that restoration keeps and states are written in.
  public nonisolated struct Parts<G: Graph>: Sendable {
    nonisolated struct Part: Sendable {
      /// nil: as declared.
      var lowest: G.Screen?
      var pushed: [G.Screen] = []
      /// The name of a tab or a page.
      var selected: String?
      var focus = Focus()
    }

    var parts: [String: Part] = [:]

    public init() {}

    public init(selected: String?, _ inner: [String: Parts] = [:]) {
      if selected != nil {
        var part = Part()
        part.selected = selected
        parts[""] = part
      }
      add(inner)
    }
    /// `front` is the column that a collapsed split shows; side by side there is none.
    public init(front: Column?, showsInspector: Bool = false, _ inner: [String: Parts] = [:]) {
      let focus = Focus(column: front, isCollapsed: front != nil, showsInspector: showsInspector)
      if focus != Focus() {
        var part = Part()
        part.focus = focus
        parts[""] = part
      }
      add(inner)
    }
    private mutating func add(_ inner: [String: Parts]) {
      for (name, own) in inner {
        for (key, part) in own.parts { parts["/" + name + key] = part }
      }
    }

    public init(lowest: G.Screen?, _ pushed: [G.Screen] = []) {
      if lowest != nil || !pushed.isEmpty { parts[""] = Part(lowest: lowest, pushed: pushed) }
    }
  }

  /// A screen in a slot that may hold it: made by static functions, one for each screen that the graph puts there.
  public nonisolated protocol Held: Sendable {
    associatedtype G: Graph
    var screen: G.Screen { get }
  }

  /// What a stack shows: the screens on top of its lowest. `[]` is the stack as it is declared.
  public nonisolated struct Path<Step: Held>: Sendable, Swift.ExpressibleByArrayLiteral {
    let lowest: Step.G.Screen?
    let steps: [Step]

    public init(arrayLiteral steps: Step...) { self.init(steps) }
    public init(_ steps: [Step]) {
      lowest = nil
      self.steps = steps
    }

    /// For stacks whose lowest screen is not always the same.
    public init<Lowest: Held>(from lowest: Lowest, _ steps: [Step] = []) where Step: Above, Step.Lowest == Lowest, Lowest.G == Step.G {
      self.lowest = lowest.screen
      self.steps = steps
    }

    public var parts: Parts<Step.G> { Parts(lowest: lowest, steps.map { $0.screen }) }
  }

  /// A step of a stack whose lowest screen is not always the same.
  public nonisolated protocol Above: Held {
    associatedtype Lowest: Held
  }
}
