import Foundation

nonisolated extension NavGraph {
  /// The differences between the content of a root or modal and its declaration. Restoration and navigation states use this form.
  public nonisolated struct Parts<G: Graph>: Sendable {
    nonisolated struct Part: Sendable {
      /// The lowest screen of a stack, or a bare screen; nil for the declared one.
      var lowest: G.Screen?
      var pushed: [G.Screen] = []
      var selected: String?
      var focus = Focus()
    }

    /// The parts by the path of names, such as `/inbox/detail`. The path of the whole content is empty.
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
    /// Creates the parts of a split. `front` is nil if the columns are side by side.
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

  /// A screen that is allowed in a slot. Conforming types have a static function for each screen that the graph allows there.
  public nonisolated protocol Held: Sendable {
    associatedtype G: Graph
    var screen: G.Screen { get }
  }

  /// The content of a stack: the screens above its lowest one. `[]` is the declared stack.
  public nonisolated struct Path<Step: Held>: Sendable, Swift.ExpressibleByArrayLiteral {
    let lowest: Step.G.Screen?
    let steps: [Step]

    public init(arrayLiteral steps: Step...) { self.init(steps) }
    public init(_ steps: [Step]) {
      lowest = nil
      self.steps = steps
    }

    /// Creates the content of a stack whose lowest screen can vary.
    public init<Lowest: Held>(from lowest: Lowest, _ steps: [Step] = []) where Step: Above, Step.Lowest == Lowest, Lowest.G == Step.G {
      self.lowest = lowest.screen
      self.steps = steps
    }

    public var parts: Parts<Step.G> { Parts(lowest: lowest, steps.map { $0.screen }) }
  }

  /// A screen in a stack whose lowest screen can vary.
  public nonisolated protocol Above: Held {
    associatedtype Lowest: Held
  }
}
