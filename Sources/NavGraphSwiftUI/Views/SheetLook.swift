import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the graph says about a sheet or a cover.
  @MainActor struct SheetLook<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let presented: Presented<G>

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .interactiveDismissDisabled(sheet.dismissal != .free)
        .modifier(ClearCover(isClear: isClear))
        .modifier(SizingLook(style: host.style(of: presented, sheet)))
        #if CONFIRMATION
        .probed { AttemptProbe(isAsked: sheet.dismissal == .confirm, hasTried: hasTried) }
        #endif
        #if DETENTS
        .modifier(DetentsLook(sheet: sheet, host: host))
        #endif
        #if COMPACT || ANCHORS
        .modifier(CompactLook(style: compact))
        #endif
        #if PLACEMENT
        .modifier(PlacementLook(placement: sheet.placement))
        #endif
        #if TRANSITIONS
        .modifier(FadeLook(transition: sheet.transition))
        #endif
        #if ZOOMING
        .modifier(ZoomLook(source: zooms && sheet.dismissal == .free ? host.zoomSource(of: presented.id) : nil))
        #endif
    }

    private var sheet: Sheet {
      if case .flow(_, let sheet) = G.presentation(of: presented.modal) { sheet } else { Sheet() }
    }

    /// What lies below is seen through it.
    private var isClear: Bool { [.overFullScreen, .overCurrentContext].contains(host.style(of: presented, sheet)) }

    #if COMPACT || ANCHORS
    /// What it becomes where there is little room; nil: what the system makes of it.
    private var compact: Style? {
      #if COMPACT
      if let compact = sheet.compact { return compact }
      #endif
      // Without a word, a popover becomes what the modal is elsewhere.
      return host.style(of: presented, sheet) == .popover ? sheet.style(on: host.navigator.tree.idiom) : nil
    }
    #endif

    #if ZOOMING
    /// The modal says so, or the screen in it, where that has no modal of its own.
    private var zooms: Bool {
      #if TRANSITIONS
      if sheet.transition == .zoom { return true }
      #endif
      return presented.content?.screen.map { G.chrome(of: $0).zooms } ?? false
    }
    #endif

    #if CONFIRMATION
    private var hasTried: @MainActor () -> Void {
      { [weak navigator = host.navigator, id = presented.id] in navigator?.hostAttemptedDismissal(of: id) }
    }
    #endif
  }

  /// A cover through which is seen what lies below.
  @MainActor struct ClearCover: ViewModifier {
    let isClear: Bool

    func body(content: Self.Content) -> some View {
      if #available(iOS 16.4, *), isClear {
        content.presentationBackground(Color.clear)
      } else {
        content
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// How a modal is shown: as the event has asked, or else as the modal says.
  func style(of presented: NavGraph.Presented<G>, _ sheet: NavGraph.Sheet) -> NavGraph.Style {
    #if ANCHORS
    // A popover needs something to point at.
    let isAnchored = anchors[presented.id] != nil
    if let wanted = presented.style, wanted != .popover || isAnchored { return wanted }
    return sheet.style(on: navigator.tree.idiom, isAnchored: isAnchored)
    #else
    return presented.style ?? sheet.style(on: navigator.tree.idiom)
    #endif
  }
}
