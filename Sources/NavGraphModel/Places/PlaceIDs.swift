// The IDs of the results of an exploration.
package typealias UnitID = ID<Unit>
package typealias SlotID = ID<Slot>
package typealias PlaceID = ID<Place>
package typealias HubID = ID<Hub>
