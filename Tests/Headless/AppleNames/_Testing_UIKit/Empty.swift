// Swift Testing declares an overlay of this name for files that import it beside UIKit, and ships it for Apple's systems only. It may be empty.
