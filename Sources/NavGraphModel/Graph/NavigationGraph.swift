import NavGraphSyntax

/// The checked graph of an app's navigation: every declaration, resolved, in flat tables.
///
/// It is always whole enough to read: what could not be resolved is `unknown` or missing, and has been reported.
/// Nothing here depends on the order of a dictionary; tables are in the order of the files and of the text.
///
/// It is an object, since it has some sixty tables and is part of nearly every other value: as a structure, each use retained them all.
/// Only the resolver changes it, and nothing else has it before the resolver is done. So it may be shared between threads.
package final class NavigationGraph: @unchecked Sendable {
  package internal(set) var files: [SourceFile] = []
  package internal(set) var names: NameTable

  /// The Swift modules that have parts of it.
  package internal(set) var modules = Table<Module>()
  /// By file: its `module` lines, in the order of the text.
  package internal(set) var moduleSections: [[ModuleSection]] = []
  /// Whether these are files of modules by themselves, without the app that joins them. What they need of others is in the tables as far as
  /// they say: screens without events, modals without content.
  package internal(set) var isAlone = false

  /// nil where no file has an `app` block; already reported.
  package internal(set) var app: App?
  package internal(set) var roots = Table<Root>()

  package internal(set) var types = Table<Type>()
  package internal(set) var typeAliases = Table<TypeAlias>()
  package internal(set) var enumerations = Table<Enumeration>()
  package internal(set) var enumerationCases = Table<EnumerationCase>()
  package internal(set) var externalTypes = Table<ExternalType>()

  package internal(set) var parameters = Table<Parameter>()
  package internal(set) var arguments = Table<Argument>()
  package internal(set) var expressions = Table<Expression>()
  package internal(set) var instances = Table<Instance>()

  package internal(set) var guards = Table<Guard>()
  package internal(set) var guardUses = Table<GuardUse>()
  /// What may ask guards that could not be resolved: declarations, events, routes and the like, as whole ranges.
  package internal(set) var unsureQuestions: [SourceRange] = []
  /// Containers and modals without a part that they can't be without; already reported. What they would show is not known.
  package internal(set) var incomplete: Set<Content> = []
  /// Whether something is shown that is declared nowhere: what it would lead to is not known.
  package internal(set) var lacksContent = false
  package internal(set) var conditions = Table<Condition>()
  package internal(set) var tests = Table<Test>()
  package internal(set) var testOperands = Table<TestOperand>()

  package internal(set) var texts = Table<Text>()
  package internal(set) var textParts = Table<TextPart>()

  package internal(set) var screens = Table<Screen>()
  package internal(set) var eventGroups = Table<EventGroup>()
  package internal(set) var eventGroupUses = Table<EventGroupUse>()
  package internal(set) var eventsOfScreens = Table<EventOfScreen>()
  package internal(set) var events = Table<Event>()
  package internal(set) var branches = Table<Branch>()
  package internal(set) var arms = Table<Arm>()
  package internal(set) var steps = Table<Step>()

  package internal(set) var stacks = Table<Stack>()
  package internal(set) var tabSets = Table<Tabs>()
  package internal(set) var tabs = Table<Tab>()
  package internal(set) var sections = Table<Section>()
  package internal(set) var splits = Table<Split>()
  package internal(set) var pageSets = Table<Pages>()
  package internal(set) var pages = Table<Page>()
  package internal(set) var modals = Table<Modal>()
  package internal(set) var modalContents = Table<ModalContent>()
  package internal(set) var styleUses = Table<StyleUse>()
  package internal(set) var detents = Table<Detent>()
  package internal(set) var alerts = Table<Alert>()
  package internal(set) var buttons = Table<Button>()
  package internal(set) var appearances = Table<Appearance>()

  package internal(set) var routes = Table<Route>()
  package internal(set) var patterns = Table<Pattern>()
  package internal(set) var patternParts = Table<PatternPart>()
  package internal(set) var queryItems = Table<QueryItem>()
  package internal(set) var aliases = Table<Alias>()
  package internal(set) var entries = Table<Entry>()
  package internal(set) var destinations = Table<Destination>()
  package internal(set) var destinationSteps = Table<DestinationStep>()
  package internal(set) var assertions = Table<Assertion>()
  package internal(set) var allowances = Table<Allowance>()

  package init(names: NameTable = NameTable()) {
    self.names = names
    for type in Type.builtIn { types.append(type) }
  }

  package func text(_ name: Name) -> String { names.text(name) }
}
