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
        .probed { AttemptProbe(isAsked: sheet.dismissal == .confirm, hasTried: hasTried) }
        .modifier(DetentsLook(sheet: sheet, host: host))
        .modifier(CompactLook(style: compact))
        .modifier(PlacementLook(placement: sheet.placement))
        .modifier(FadeLook(transition: sheet.transition))
        .modifier(ZoomLook(source: zooms && sheet.dismissal == .free ? host.zoomSource(of: presented.id) : nil))
    }

    private var sheet: Sheet {
      if case .flow(_, let sheet) = G.presentation(of: presented.modal) { sheet } else { Sheet() }
    }

    /// What lies below is seen through it.
    private var isClear: Bool { [.overFullScreen, .overCurrentContext].contains(host.style(of: presented, sheet)) }

    /// What it becomes where there is little room; nil: what the system makes of it.
    private var compact: Style? {
      if let compact = sheet.compact { return compact }
      // Without a word, a popover becomes what the modal is elsewhere.
      return host.style(of: presented, sheet) == .popover ? sheet.style(on: host.navigator.tree.idiom) : nil
    }

    /// The modal says so, or the screen in it, where that has no modal of its own.
    private var zooms: Bool {
      if sheet.transition == .zoom { return true }
      return presented.content?.screen.map { G.chrome(of: $0).zooms } ?? false
    }

    private var hasTried: @MainActor () -> Void {
      { [weak navigator = host.navigator, id = presented.id] in navigator?.hostAttemptedDismissal(of: id) }
    }
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
    // A popover needs something to point at.
    let isAnchored = anchors[presented.id] != nil
    if let wanted = presented.style, wanted != .popover || isAnchored { return wanted }
    return sheet.style(on: navigator.tree.idiom, isAnchored: isAnchored)
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// How large a sheet is in a wide window, where the graph says so. Before iOS 18 every sheet is as large as the system likes.
  @MainActor struct SizingLook: ViewModifier {
    let style: Style

    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *), style == .pageSheet {
        content.presentationSizing(.page)
      } else if #available(iOS 18.0, *), style == .formSheet {
        content.presentationSizing(.form)
      } else {
        content
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// What a presentation becomes where there is little room. Before iOS 16.4 the system decides: a sheet.
  @MainActor struct CompactLook: ViewModifier {
    let style: Style?

    func body(content: Self.Content) -> some View {
      if #available(iOS 16.4, *), let style {
        content
          .presentationCompactAdaptation(adaptation(to: style))
          .modifier(ClearCover(isClear: style == .overFullScreen))
      } else {
        content
      }
    }

    @available(iOS 16.4, *) private func adaptation(to style: Style) -> PresentationAdaptation {
      switch style {
      case .popover: .popover
      case .automatic, .pageSheet, .formSheet: .sheet
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .fullScreenCover
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modal that fades in, from iOS 27 on. SwiftUI turns and curls nothing.
  @MainActor struct FadeLook: ViewModifier {
    let transition: Transition

    func body(content: Self.Content) -> some View {
      if #available(iOS 27.0, *), transition == .crossDissolve {
        content.navigationTransition(.crossFade)
      } else {
        content
      }
    }
  }
}
