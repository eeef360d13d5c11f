/// How a modal is presented, by the word for it.
///
/// The parser knows the words only to recognize one that is written before the name of a modal; which are valid where is decided later.
package enum ModalStyle: String, CaseIterable, Hashable, Sendable {
  case automatic, pageSheet, formSheet, fullScreen, overFullScreen, currentContext, overCurrentContext, popover
}
