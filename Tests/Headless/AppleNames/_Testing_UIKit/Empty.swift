// An empty stand-in for an overlay of Swift Testing. Files that import Testing and UIKit require it, and Swift Testing provides it only
// on Apple's systems.
