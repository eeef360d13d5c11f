/// Retains the windows of a test, as a scene does on a device.
@MainActor final class Shelf {
  var rigs: [Rig] = []
}
