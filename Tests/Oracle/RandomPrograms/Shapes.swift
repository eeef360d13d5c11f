/// What `finish` ends, and what it gives.
struct FlowShape {
  var returns: TypeShape?
}

/// Tabs, as `select` sees them.
struct TabsShape {
  var name: String
  /// Tabs that can be selected, with the zone of a stack that is all of their content.
  var tabs: [(name: String, stack: Int?)]
}

/// A split, as `show` sees it: its columns, with their zones.
struct SplitShape {
  var columns: [(word: String, zone: Int?)]
  var hasInspector: Bool { columns.contains { $0.word == "inspector" } }
}

/// Pages, as `page` sees them.
struct PagesShape {
  var pages: [Callee]
}

/// A step of a link on its way to a zone.
enum StepShape {
  case name(String)
  case column(String, Callee)
  case page(Callee)
  case present(Callee)
}

/// Where screens stand: all screens of a zone are served the same actions.
struct Zone {
  var isStack = false
  var tabs: Int?
  var split: Int?
  var pages: Int?
  var flow: FlowShape?
  /// What a zone presents lies above it: modals of higher levels only.
  var level = 0
  /// Nil where no link leads.
  var steps: [StepShape]?
  /// The root of the app whose container the zone is part of.
  var root: Int?
  /// The screens, that of the root first; each but the first has a parent that shows it.
  var screens: [Int] = []
  /// Words that its own screens must not use, such as guards in the flow of one.
  var isFlowOfGuard = false
  /// A guard is asked before the container around it is shown.
  var isGuarded = false
  /// Its screens ask nobody.
  var isUnguarded = false
  /// It is the strip at a tab bar.
  var isAccessory = false
  /// It is in an inspector, which is hidden until something shows it.
  var isInspector = false
}

/// A screen, until it is written.
struct ScreenShape {
  var name: String
  var parameters: [ParameterShape]
  var zone: Int
  var parent: Int?
  var children: [Int] = []
  /// Nothing but code of the app's own shows it.
  var isExternal = false
  var callee: Callee { Callee(text: name, parameters: parameters) }
}

/// What can be presented.
struct PresentableShape {
  var callee: Callee
  var level: Int
  var returns: TypeShape?
  /// The names of the buttons of an alert; nil for what is none.
  var buttons: [String]?
  /// Those of them that return what was typed.
  var takers: Set<String> = []
  /// It is a popover and nothing else.
  var needsAnchor = false
  var isModal = false
  /// It curls the page of the screen, so nothing may make it smaller.
  var isCurled = false
  /// The zone of the stack that is all of its content.
  var stack: Int?
  /// A guard is asked before it is shown.
  var asks = false
  /// It is a screen or a container that `present` makes a modal of.
  var isBare: Bool { !isModal && buttons == nil }
}

/// A question to the app.
struct GuardShape {
  var name: String
  var parameters: [ParameterShape]
  /// It is declared as a condition, so that tests may ask it as well.
  var isCondition = false
}

/// A question that the app answers at once.
struct ConditionShape {
  var name: String
  var parameters: [ParameterShape]
  /// It is declared among the guards, too.
  var isGuard = false
}

/// A group of events that screens share.
struct GroupShape {
  var name: String
  var events: [(name: String, parameters: [ParameterShape])]
}

/// A root of the app.
struct RootShape {
  var idioms: [String]
  var callee: Callee
}

/// A declaration as text, and its position in the common order.
struct DeclarationText {
  var parts: RandomProgram.Declaration
  var text: String
  var order: Int { parts.order }
}

/// The body of a declaration, in its parts and as it is written.
struct BodyText {
  var head: String
  var items: [String]
  var lines: [String]
}
