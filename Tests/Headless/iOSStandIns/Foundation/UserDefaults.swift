/// Where apps keep small values.
open class UserDefaults {}
