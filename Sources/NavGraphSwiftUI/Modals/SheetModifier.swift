import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the options of a sheet or cover.
  @MainActor struct SheetModifier<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let presented: Presented<G>

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .interactiveDismissDisabled(sheet.dismissal != .free)
        .modifier(ClearCover(isClear: isClear))
        .modifier(SizingModifier(style: host.style(of: presented, sheet)))
        .probed { AttemptProbe(isAsked: sheet.dismissal == .confirm, hasTried: hasTried) }
        .modifier(DetentsModifier(sheet: sheet, host: host))
        .modifier(CompactStyleModifier(style: compact))
        .modifier(PlacementModifier(placement: sheet.placement))
        .modifier(FadeModifier(transition: sheet.transition))
        .modifier(ZoomModifier(source: zooms && sheet.dismissal == .free ? host.zoomSource(of: presented.id) : nil))
    }

    private var sheet: Sheet {
      if case .flow(_, let sheet) = G.presentation(of: presented.modal) { sheet } else { Sheet() }
    }

    /// Whether the content under the modal is visible through it.
    private var isClear: Bool { [.overFullScreen, .overCurrentContext].contains(host.style(of: presented, sheet)) }

    /// The style in a compact width; nil for the system's default.
    private var compact: Style? {
      if let compact = sheet.compact { return compact }
      // By default, a popover becomes the first of the modal's other styles.
      return host.style(of: presented, sheet) == .popover ? sheet.style(on: host.navigator.tree.idiom) : nil
    }

    /// Whether the modal has a zoom transition, or the screen in it if it's presented without a modal.
    private var zooms: Bool {
      if sheet.transition == .zoom { return true }
      return presented.content?.screen.map { G.chrome(of: $0).zooms } ?? false
    }

    private var hasTried: @MainActor () -> Void {
      { [weak navigator = host.navigator, id = presented.id] in navigator?.hostAttemptedDismissal(of: id) }
    }
  }

  /// A modifier that makes the background of a cover clear, so that the content under it is visible.
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
  /// Returns the style of a modal: that of the event, or else that of the modal.
  func style(of presented: NavGraph.Presented<G>, _ sheet: NavGraph.Sheet) -> NavGraph.Style {
    // A popover requires an anchor.
    let isAnchored = anchors[presented.id] != nil
    if let wanted = presented.style, wanted != .popover || isAnchored { return wanted }
    return sheet.style(on: navigator.tree.idiom, isAnchored: isAnchored)
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the size of a sheet in a wide window. Before iOS 18, the system determines it.
  @MainActor struct SizingModifier: ViewModifier {
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
  /// A modifier that applies the style in a compact width. Before iOS 16.4, the system always uses a sheet.
  @MainActor struct CompactStyleModifier: ViewModifier {
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
  /// A modifier that applies the cross-dissolve transition, from iOS 27 on. SwiftUI has no flip and no curl.
  @MainActor struct FadeModifier: ViewModifier {
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
