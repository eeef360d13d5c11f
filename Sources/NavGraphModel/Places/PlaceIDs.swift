// The IDs of the results of an exploration.
package typealias PresentationContextID = ID<PresentationContext>
package typealias SlotID = ID<Slot>
package typealias PlaceID = ID<Place>
package typealias JoinPointID = ID<JoinPoint>
