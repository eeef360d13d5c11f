/// The presentation styles of modals. The raw values are their keywords.
///
/// The parser uses them only to recognize a style before the name of a modal. The resolver checks which ones are valid.
package enum ModalStyle: String, CaseIterable, Hashable, Sendable {
  case automatic, pageSheet, formSheet, fullScreen, overFullScreen, currentContext, overCurrentContext, popover
}
