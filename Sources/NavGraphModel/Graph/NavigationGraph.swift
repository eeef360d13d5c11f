import NavGraphSyntax

/// The checked graph of an app's navigation: every declaration, resolved, in flat tables.
///
/// It is always whole enough to read: what could not be resolved is `unknown` or missing, and has been reported.
/// Nothing here depends on the order of a dictionary; tables are in the order of the files and of the text.
///
/// It is an object, since it has some sixty tables and is part of nearly every other value: as a structure, each use retained them all.
/// Only the resolver changes it, and nothing else has it before the resolver is done. So it may be shared between threads.
/// For the same reason nobody can change a table while another reads it: checking each use of one at run time, as Swift does in objects,
/// would find nothing and make resolution slower by a tenth.
package final class NavigationGraph: @unchecked Sendable {
  @exclusivity(unchecked) package internal(set) var files: [SourceFile] = []
  @exclusivity(unchecked) package internal(set) var names: NameTable

  /// The Swift modules that have parts of it.
  @exclusivity(unchecked) package internal(set) var modules = Table<Module>()
  /// By file: its `module` lines, in the order of the text.
  @exclusivity(unchecked) package internal(set) var moduleSections: [[ModuleSection]] = []
  /// Whether these are files of modules by themselves, without the app that joins them. What they need of others is in the tables as far as
  /// they say: screens without events, modals without content.
  @exclusivity(unchecked) package internal(set) var isAlone = false

  /// nil where no file has an `app` block; already reported.
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
  /// What may ask guards that could not be resolved: declarations, events, routes and the like, as whole ranges.
  @exclusivity(unchecked) package internal(set) var unsureQuestions: [SourceRange] = []
  /// Containers and modals without a part that they can't be without; already reported. What they would show is not known.
  @exclusivity(unchecked) package internal(set) var incomplete: Set<Content> = []
  /// Containers that can't be where they are named, since they would be in themselves or in another of their kind.
  @exclusivity(unchecked) package internal(set) var nestings: [InstanceID: ContainerNesting] = [:]
  /// Whether something is shown that is declared nowhere: what it would lead to is not known.
  @exclusivity(unchecked) package internal(set) var lacksContent = false
  @exclusivity(unchecked) package internal(set) var conditions = Table<Condition>()
  @exclusivity(unchecked) package internal(set) var tests = Table<Test>()
  @exclusivity(unchecked) package internal(set) var testOperands = Table<TestOperand>()

  @exclusivity(unchecked) package internal(set) var texts = Table<Text>()
  @exclusivity(unchecked) package internal(set) var textParts = Table<TextPart>()

  @exclusivity(unchecked) package internal(set) var screens = Table<Screen>()
  @exclusivity(unchecked) package internal(set) var eventGroups = Table<EventGroup>()
  @exclusivity(unchecked) package internal(set) var eventGroupUses = Table<EventGroupUse>()
  @exclusivity(unchecked) package internal(set) var eventsOfScreens = Table<EventOfScreen>()
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
  /// Indexed by pages and content: the number of the first page that shows the content.
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

  /// Where names are used.
  @exclusivity(unchecked) package internal(set) var nameUses: [NameUse] = []

  package init(names: NameTable = NameTable()) {
    self.names = names
    for type in Type.builtIn { types.append(type) }
  }

  package func text(_ name: Name) -> String { names.text(name) }
}
