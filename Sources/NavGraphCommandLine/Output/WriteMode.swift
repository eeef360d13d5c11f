/// How a run doesn't write its output.
package enum WriteMode {
  case verify, dryRun, listOutputs
}
