/// The index of an `Entity` in its table. Indices of different entities have different types.
public struct ID<Entity>: Hashable, Comparable, Sendable {
  public let raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public init(_ index: Int) { raw = UInt32(truncatingIfNeeded: index) }
  @inlinable public var index: Int { Int(raw) }
  @inlinable public static func < (a: ID, b: ID) -> Bool { a.raw < b.raw }
}

// The names that the compiler uses for the IDs of each table.
package typealias TypeID = ID<Type>
package typealias TypeAliasID = ID<TypeAlias>
package typealias EnumerationID = ID<Enumeration>
package typealias EnumerationCaseID = ID<EnumerationCase>
package typealias ExternalTypeID = ID<ExternalType>
package typealias ParameterID = ID<Parameter>
package typealias ArgumentID = ID<Argument>
package typealias InstanceID = ID<Instance>
package typealias ModuleID = ID<Module>
package typealias GuardID = ID<Guard>
package typealias ConditionID = ID<Condition>
package typealias TestID = ID<Test>
package typealias ScreenID = ID<Screen>
package typealias EventGroupID = ID<EventGroup>
package typealias EventID = ID<Event>
package typealias BranchID = ID<Branch>
package typealias ArmID = ID<Arm>
package typealias StepID = ID<Step>
package typealias StackID = ID<Stack>
package typealias TabsID = ID<Tabs>
package typealias TabID = ID<Tab>
package typealias SectionID = ID<Section>
package typealias SplitID = ID<Split>
package typealias PagesID = ID<Pages>
package typealias PageID = ID<Page>
package typealias ModalID = ID<Modal>
package typealias AlertID = ID<Alert>
package typealias ButtonID = ID<Button>
package typealias TextID = ID<Text>
package typealias AppearanceID = ID<Appearance>
package typealias RootID = ID<Root>
package typealias RouteID = ID<Route>
package typealias PatternID = ID<Pattern>
package typealias AliasID = ID<Alias>
package typealias EntryID = ID<Entry>
package typealias DestinationID = ID<Destination>
package typealias AssertionID = ID<Assertion>

// The IDs of the results of an exploration.
package typealias PresentationContextID = ID<PresentationContext>
package typealias SlotID = ID<Slot>
package typealias PlaceID = ID<Place>
package typealias JoinPointID = ID<JoinPoint>
