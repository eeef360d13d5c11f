/// A flow, which `finish` ends, and its result type.
struct FlowShape {
  var returns: TypeShape?
}

/// Tabs, with the properties that `select` needs.
struct TabsShape {
  var name: String
  /// The selectable tabs, each with the zone of its stack if its content is one stack.
  var tabs: [(name: String, stack: Int?)]
}

/// A split, with the columns that `show` needs and their zones.
struct SplitShape {
  var columns: [(word: String, zone: Int?)]
  var hasInspector: Bool { columns.contains { $0.word == "inspector" } }
}

/// Pages, with the properties that `page` needs.
struct PagesShape {
  var pages: [Callee]
}

/// A step in a link's target on the way to a zone.
enum StepShape {
  case name(String)
  case column(String, Callee)
  case page(Callee)
  case present(Callee)
}

/// A set of positions whose screens allow the same actions.
struct Zone {
  var isStack = false
  var tabs: Int?
  var split: Int?
  var pages: Int?
  var flow: FlowShape?
  /// The level of the zone. It presents only modals of higher levels.
  var level = 0
  /// The steps of a link to the zone, or nil if no link leads there.
  var steps: [StepShape]?
  /// The index of the root whose container contains the zone.
  var root: Int?
  /// The screens, starting with the root. Each other screen has a parent that shows it.
  var screens: [Int] = []
  /// Whether the zone is in a guard flow, whose screens can't use guards.
  var isFlowOfGuard = false
  var isGuarded = false
  var isUnguarded = false
  /// Whether the zone is the accessory of a tab bar.
  var isAccessory = false
  /// Whether the zone is in an inspector, which is hidden at first.
  var isInspector = false
}

/// A screen that isn't written yet.
struct ScreenShape {
  var name: String
  var parameters: [ParameterShape]
  var zone: Int
  var parent: Int?
  var children: [Int] = []
  /// Whether only the app's own code shows the screen.
  var isExternal = false
  var callee: Callee { Callee(text: name, parameters: parameters) }
}

/// A modal, an alert, or other content of `present`.
struct PresentableShape {
  var callee: Callee
  var level: Int
  var returns: TypeShape?
  /// The names of the buttons of an alert, or nil if this isn't an alert.
  var buttons: [String]?
  /// The buttons that return the text of the field.
  var takers: Set<String> = []
  /// Whether the only style is a popover.
  var needsAnchor = false
  var isModal = false
  /// Whether the modal uses a page curl, which doesn't allow a smaller style.
  var isCurled = false
  /// The zone of the stack, if the content is one stack.
  var stack: Int?
  /// Whether the content has a guard.
  var asks = false
  /// Whether the content is a screen or a container, which `present` makes a modal.
  var isBare: Bool { !isModal && buttons == nil }
}

/// A guard.
struct GuardShape {
  var name: String
  var parameters: [ParameterShape]
  /// Whether the guard is declared as a condition, so that tests may use it, too.
  var isCondition = false
}

/// A condition.
struct ConditionShape {
  var name: String
  var parameters: [ParameterShape]
  /// Whether the condition is also declared as a guard.
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

/// The text of a declaration, and its position in the usual order.
struct DeclarationText {
  var parts: RandomProgram.Declaration
  var text: String
  var order: Int { parts.order }
}

/// The body of a declaration, divided into items and as text.
struct BodyText {
  var head: String
  var items: [String]
  var lines: [String]
}

/// A parameter, such as `since: Date? = nil`.
struct ParameterShape {
  var name: String
  var type: TypeShape
  var defaultValue: String?
  /// Whether a pattern may omit the placeholder.
  var mayMiss = false
  var isKey = false

  var text: String { "\(name): \(type.text)" + (isKey ? " key" : "") + (defaultValue.map { " = " + $0 } ?? "") }

  /// Whether an argument can be written if no value is in scope.
  var isSpared: Bool { defaultValue != nil || type.hasLiteral }
}

/// A declaration that can be named with arguments.
struct Callee {
  /// The name, with the keyword of its kind if it has one: `stack Chat`.
  var text: String
  var parameters: [ParameterShape]

  /// Whether each parameter without a default or literal has a value in scope, or can get one.
  func canStand(in scope: Scope) -> Bool {
    parameters.allSatisfy { $0.isSpared || scope.mayGrow($0.type) || !scope.names(for: $0.type).isEmpty }
  }
}
