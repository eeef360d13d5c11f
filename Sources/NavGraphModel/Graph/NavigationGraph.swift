import NavGraphSyntax

/// The checked graph of an app's navigation: every declaration, resolved, in flat tables.
///
/// Parts that couldn't be resolved are `unknown` or missing, and were reported.
/// Nothing depends on the order of a dictionary. Tables are in the order of the files and of the text.
///
/// The graph is a class because it has about sixty tables and is part of nearly every other value: each use of a structure retained all of
/// them.
/// Only the resolver changes it, before any other code has it, so it can be shared between threads.
/// So no table changes while it is read, and exclusivity checks at run time would find nothing and make resolution 10% slower.
package final class NavigationGraph: @unchecked Sendable {
  @exclusivity(unchecked) package internal(set) var files: [SourceFile] = []
  @exclusivity(unchecked) package internal(set) var names: NameTable

  /// The Swift modules that contain parts of the graph.
  @exclusivity(unchecked) package internal(set) var modules = Table<Module>()
  /// The `module` lines of each file, in source order, indexed by file.
  @exclusivity(unchecked) package internal(set) var moduleSections: [[ModuleSection]] = []
  /// Whether the files belong to modules without the app that joins them. Needs are then screens without events, and modals without
  /// content.
  @exclusivity(unchecked) package internal(set) var isAlone = false

  /// The app block; nil if no file has one, which was reported.
  @exclusivity(unchecked) package internal(set) var app: App?
  @exclusivity(unchecked) package internal(set) var roots = Table<Root>()

  @exclusivity(unchecked) package internal(set) var types = Table<Type>()
  @exclusivity(unchecked) package internal(set) var typeAliases = Table<TypeAlias>()
  @exclusivity(unchecked) package internal(set) var enumerations = Table<Enumeration>()
  @exclusivity(unchecked) package internal(set) var enumerationCases = Table<EnumerationCase>()
  @exclusivity(unchecked) package internal(set) var externalTypes = Table<ExternalType>()

  @exclusivity(unchecked) package internal(set) var parameters = Table<Parameter>()
  @exclusivity(unchecked) package internal(set) var arguments = Table<Argument>()
  @exclusivity(unchecked) package internal(set) var expressions = Table<Expression>()
  @exclusivity(unchecked) package internal(set) var instances = Table<Instance>()

  @exclusivity(unchecked) package internal(set) var guards = Table<Guard>()
  @exclusivity(unchecked) package internal(set) var guardUses = Table<GuardUse>()
  /// The ranges of declarations, events, and routes whose guards couldn't be resolved.
  @exclusivity(unchecked) package internal(set) var unsureQuestions: [SourceRange] = []
  /// The containers and modals that lack a required part, which was reported. Their content isn't known.
  @exclusivity(unchecked) package internal(set) var incomplete: Set<Content> = []
  /// The containers that would be inside themselves or inside another container of their kind, indexed by the instance that names them.
  @exclusivity(unchecked) package internal(set) var nestings: [InstanceID: ContainerNesting] = [:]
  /// Whether an undeclared content is shown, so that it isn't known what it leads to.
  @exclusivity(unchecked) package internal(set) var lacksContent = false
  @exclusivity(unchecked) package internal(set) var conditions = Table<Condition>()
  @exclusivity(unchecked) package internal(set) var tests = Table<Test>()
  @exclusivity(unchecked) package internal(set) var testOperands = Table<TestOperand>()

  @exclusivity(unchecked) package internal(set) var texts = Table<Text>()
  @exclusivity(unchecked) package internal(set) var textParts = Table<TextPart>()

  @exclusivity(unchecked) package internal(set) var screens = Table<Screen>()
  @exclusivity(unchecked) package internal(set) var eventGroups = Table<EventGroup>()
  @exclusivity(unchecked) package internal(set) var eventGroupUses = Table<EventGroupUse>()
  @exclusivity(unchecked) package internal(set) var eventsOfScreens = Table<ScreenEvent>()
  @exclusivity(unchecked) package internal(set) var events = Table<Event>()
  @exclusivity(unchecked) package internal(set) var branches = Table<Branch>()
  @exclusivity(unchecked) package internal(set) var arms = Table<Arm>()
  @exclusivity(unchecked) package internal(set) var steps = Table<Step>()

  @exclusivity(unchecked) package internal(set) var stacks = Table<Stack>()
  @exclusivity(unchecked) package internal(set) var tabSets = Table<Tabs>()
  @exclusivity(unchecked) package internal(set) var tabs = Table<Tab>()
  @exclusivity(unchecked) package internal(set) var sections = Table<Section>()
  @exclusivity(unchecked) package internal(set) var splits = Table<Split>()
  @exclusivity(unchecked) package internal(set) var pageSets = Table<Pages>()
  @exclusivity(unchecked) package internal(set) var pages = Table<Page>()
  /// The index of the first page that shows a content, indexed by pages and content.
  @exclusivity(unchecked) package internal(set) var pageNumbers: [PageKey: Int] = [:]
  @exclusivity(unchecked) package internal(set) var modals = Table<Modal>()
  @exclusivity(unchecked) package internal(set) var modalContents = Table<ModalContent>()
  @exclusivity(unchecked) package internal(set) var styleUses = Table<StyleUse>()
  @exclusivity(unchecked) package internal(set) var detents = Table<Detent>()
  @exclusivity(unchecked) package internal(set) var alerts = Table<Alert>()
  @exclusivity(unchecked) package internal(set) var buttons = Table<Button>()
  @exclusivity(unchecked) package internal(set) var appearances = Table<Appearance>()

  @exclusivity(unchecked) package internal(set) var routes = Table<Route>()
  @exclusivity(unchecked) package internal(set) var patterns = Table<Pattern>()
  @exclusivity(unchecked) package internal(set) var patternParts = Table<PatternPart>()
  @exclusivity(unchecked) package internal(set) var queryItems = Table<QueryItem>()
  @exclusivity(unchecked) package internal(set) var aliases = Table<Alias>()
  @exclusivity(unchecked) package internal(set) var entries = Table<Entry>()
  @exclusivity(unchecked) package internal(set) var destinations = Table<Destination>()
  @exclusivity(unchecked) package internal(set) var destinationSteps = Table<DestinationStep>()
  @exclusivity(unchecked) package internal(set) var assertions = Table<Assertion>()
  @exclusivity(unchecked) package internal(set) var allowances = Table<Allowance>()

  /// The uses of names.
  @exclusivity(unchecked) package internal(set) var nameUses: [NameUse] = []

  package init(names: NameTable = NameTable()) {
    self.names = names
    for type in Type.builtIn { types.append(type) }
  }

  package func text(of name: Name) -> String { names.text(of: name) }
}
