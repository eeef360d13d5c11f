// The numbers of what an exploration finds.
package typealias UnitID = ID<Unit>
package typealias SlotID = ID<Slot>
package typealias PlaceID = ID<Place>
package typealias HubID = ID<Hub>
