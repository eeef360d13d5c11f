/// Keeps the windows of a test: as on a device, nobody else does.
@MainActor final class Shelf {
  var rigs: [Rig] = []
}
