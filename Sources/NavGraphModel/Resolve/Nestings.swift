import NavGraphSyntax

// The end of pass 3: containers inside each other.
extension Resolver {
  /// Makes containment finite. A container inside itself, directly or through others, and one inside another of its kind become `unknown`
  /// where they are named. `graph.nestings` keeps what was named, for NAV0504.
  ///
  /// After this pass, no path of containment contains tabs, a split, or pages twice, or more stacks and modals than
  /// `ContainerPath.maxStacks` and `maxModals`. So every traversal down the containers ends after that many levels, even in a program
  /// with errors.
  mutating func cutNestings() {
    var seen: Set<ContainerPath.Visit> = []
    for content in graph.containers + graph.modals.ids.map({ .modal($0) }) {
      cutNestings(in: content, along: ContainerPath(), seen: &seen)
    }
  }

  /// Cuts the nestings in a content. The kinds of containers limit the recursion.
  private mutating func cutNestings(in content: Content, along path: ContainerPath, seen: inout Set<ContainerPath.Visit>) {
    guard let path = path.adding(content), seen.insert(path.visit(to: content)).inserted else { return }
    for instance in graph.contained(in: content) {
      let inner = graph.instances[instance].content
      guard !path.takes(inner) else {
        cutNestings(in: inner, along: path, seen: &seen)
        continue
      }
      graph.nestings[instance] = ContainerNesting(content: inner, around: path.containers.first { $0.isKind(of: inner) } ?? content)
      graph.instances[instance].content = .unknown
    }
  }
}

/// The containers around a position, from the outside in.
private struct ContainerPath {
  /// Checks report a stack in a stack and a modal in a modal at their names, so one more of these is kept.
  static let maxStacks = 2
  static let maxModals = 2

  /// The state on which the traversal down from a content depends.
  struct Visit: Hashable {
    let content: Content
    let counts: [UInt8]
  }

  private(set) var containers: [Content] = []
  private var counts: [UInt8] = [0, 0, 0, 0, 0]

  private static func kind(of content: Content) -> (index: Int, most: Int)? {
    switch content {
    case .tabs: (0, 1)
    case .split: (1, 1)
    case .pages: (2, 1)
    case .stack: (3, maxStacks)
    case .modal: (4, maxModals)
    case .screen, .alert, .unknown: nil
    }
  }

  /// Whether a content is allowed at the position.
  func takes(_ content: Content) -> Bool { ContainerPath.kind(of: content).map { counts[$0.index] < $0.most } ?? true }

  /// Returns the path into a container; nil for a content that contains nothing.
  func adding(_ content: Content) -> ContainerPath? {
    guard let kind = ContainerPath.kind(of: content) else { return nil }
    var path = self
    path.containers.append(content)
    path.counts[kind.index] += 1
    return path
  }

  func visit(to content: Content) -> Visit { Visit(content: content, counts: counts) }
}

extension Content {
  fileprivate func isKind(of other: Content) -> Bool {
    switch (self, other) {
    case (.tabs, .tabs), (.split, .split), (.pages, .pages), (.stack, .stack), (.modal, .modal): true
    default: false
    }
  }
}
