/// The kinds of bodies: each determines the items between the braces of a declaration, or at the top of a file.
enum Body: Sendable {
  case file, app, enumeration, screen, events, stack, tabs, section, split, pages, modal, alert, appearance, branches, linkBranches, arms

  /// The noun phrase for messages: "a screen".
  var noun: String {
    switch self {
    case .file: "a file"
    case .app: "an app"
    case .enumeration: "an enum"
    case .screen: "a screen"
    case .events: "events"
    case .stack: "a stack"
    case .tabs: "tabs"
    case .section: "a section"
    case .split: "a split"
    case .pages: "pages"
    case .modal: "a modal"
    case .alert: "an alert"
    case .appearance: "an appearance"
    case .branches: "branches"
    case .linkBranches: "the branches of a link"
    case .arms: "outcome handlers"
    }
  }

  /// The keyword of the declaration that has the body; nil if the body is part of another declaration.
  var head: String? {
    switch self {
    case .app: "app"
    case .enumeration: "enum"
    case .screen: "screen"
    case .events: "events"
    case .stack: "stack"
    case .tabs: "tabs"
    case .split: "split"
    case .pages: "pages"
    case .modal: "modal"
    case .alert: "alert"
    case .appearance: "appearance"
    case .file, .section, .branches, .linkBranches, .arms: nil
    }
  }

  /// The keywords that an item of the body may begin with.
  var words: [Keyword] {
    switch self {
    case .file: Body.declarations
    case .app:
      [.platform, .scheme, .hosts, .root, .output, .access, .links, .precedence, .transition, .strings, .bar, .uses, .on, .allow]
    case .screen: [.title, .subtitle, .back, .swipeBack, .hides, .transition, .bar, .uses, .on, .allow]
    case .events: [.on, .allow]
    case .stack: [.root, .bar, .allow]
    case .tabs: [.tab, .section, .accessory, .style, .minimize, .bar, .allow]
    case .section: [.tab, .allow]
    case .split: [.sidebar, .content, .detail, .inspector, .collapses, .display, .style, .bar, .allow]
    case .pages: [.page, .style, .transition, .bar, .allow]
    case .modal: [.content, .style, .detents, .grabber, .undimmed, .compact, .placement, .dismissal, .transition, .allow]
    case .alert: [.title, .message, .field, .button, .allow]
    case .appearance: [.background, .title, .tint, .allow]
    case .branches, .linkBranches: [.when, .otherwise]
    case .enumeration, .arms: []
    }
  }

  /// The keyword before a screen or container, if only one kind of item of the body names one.
  var lead: Keyword? {
    switch self {
    case .app, .stack: .root
    case .modal: .content
    case .pages: .page
    default: nil
    }
  }

  static let declarations: [Keyword] = [
    .import, .module, .needs, .app, .type, .enum, .extern, .guard, .condition, .screen, .events, .stack, .tabs, .split, .pages, .modal,
    .alert, .confirm, .appearance, .route, .alias, .entry, .assert, .allow,
  ]

  /// Returns the bodies in which an item may begin with `word`, for messages about misplaced items.
  static func homes(of word: Keyword) -> [Body] {
    [.app, .screen, .events, .stack, .tabs, .section, .split, .pages, .modal, .alert, .appearance, .branches]
      .filter { $0.words.contains(word) }
  }
}
