/// A stand-in for the user defaults.
open class UserDefaults {}
