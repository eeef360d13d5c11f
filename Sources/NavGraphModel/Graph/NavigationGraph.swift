import NavGraphSyntax

/// The checked graph of an app's navigation: every declaration, resolved, in flat tables.
///
/// It is always whole enough to read: what could not be resolved is `unknown` or missing, and has been reported.
/// Nothing here depends on the order of a dictionary; tables are in the order of the files and of the text.
package struct NavigationGraph: Sendable {
  package var files: [SourceFile] = []
  package var names = NameTable()

  /// The Swift modules that have parts of it.
  package var modules = Table<Module>()
  /// By file: its `module` lines, in the order of the text.
  package var moduleSections: [[ModuleSection]] = []
  /// Whether these are files of modules by themselves, without the app that joins them. What they need of others is in the tables as far as
  /// they say: screens without events, modals without content.
  package var isAlone = false

  /// nil where no file has an `app` block; already reported.
  package var app: App?
  package var roots = Table<Root>()

  package var types = Table<Type>()
  package var typeAliases = Table<TypeAlias>()
  package var enumerations = Table<Enumeration>()
  package var enumerationCases = Table<EnumerationCase>()
  package var externalTypes = Table<ExternalType>()

  package var parameters = Table<Parameter>()
  package var arguments = Table<Argument>()
  package var expressions = Table<Expression>()
  package var instances = Table<Instance>()

  package var guards = Table<Guard>()
  package var guardUses = Table<GuardUse>()
  /// What may ask guards that could not be resolved: declarations, events, routes and the like, as whole ranges.
  package var unsureQuestions: [SourceRange] = []
  /// Containers and modals without a part that they can't be without; already reported. What they would show is not known.
  package var incomplete: Set<Content> = []
  /// Whether something is shown that is declared nowhere: what it would lead to is not known.
  package var lacksContent = false
  package var conditions = Table<Condition>()
  package var tests = Table<Test>()
  package var testOperands = Table<TestOperand>()

  package var texts = Table<Text>()
  package var textParts = Table<TextPart>()

  package var screens = Table<Screen>()
  package var eventGroups = Table<EventGroup>()
  package var eventGroupUses = Table<EventGroupUse>()
  package var eventsOfScreens = Table<EventOfScreen>()
  package var events = Table<Event>()
  package var branches = Table<Branch>()
  package var arms = Table<Arm>()
  package var steps = Table<Step>()

  package var stacks = Table<Stack>()
  package var tabSets = Table<Tabs>()
  package var tabs = Table<Tab>()
  package var sections = Table<Section>()
  package var splits = Table<Split>()
  package var pageSets = Table<Pages>()
  package var pages = Table<Page>()
  package var modals = Table<Modal>()
  package var modalContents = Table<ModalContent>()
  package var styleUses = Table<StyleUse>()
  package var detents = Table<Detent>()
  package var alerts = Table<Alert>()
  package var buttons = Table<Button>()
  package var appearances = Table<Appearance>()

  package var routes = Table<Route>()
  package var patterns = Table<Pattern>()
  package var patternParts = Table<PatternPart>()
  package var queryItems = Table<QueryItem>()
  package var aliases = Table<Alias>()
  package var entries = Table<Entry>()
  package var destinations = Table<Destination>()
  package var destinationSteps = Table<DestinationStep>()
  package var assertions = Table<Assertion>()
  package var allowances = Table<Allowance>()

  package init() {
    for type in Type.builtIn { types.append(type) }
  }

  package func text(_ name: Name) -> String { names.text(name) }
}
