/// The interaction with the views below a sheet (SwiftUI-P10).
@available(iOS 16.4, *) public struct PresentationBackgroundInteraction: Sendable {
  let upTo: PresentationDetent?
  let isEnabled: Bool

  public static var automatic: PresentationBackgroundInteraction { Self(upTo: nil, isEnabled: false) }
  public static var disabled: PresentationBackgroundInteraction { Self(upTo: nil, isEnabled: false) }
  public static var enabled: PresentationBackgroundInteraction { Self(upTo: nil, isEnabled: true) }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    Self(upTo: detent, isEnabled: true)
  }
}

/// The style of a presentation in a compact size class (SwiftUI-P11).
@available(iOS 16.4, *) public struct PresentationAdaptation: Sendable {
  let name: String

  public static var automatic: PresentationAdaptation { Self(name: "automatic") }
  public static var none: PresentationAdaptation { Self(name: "none") }
  public static var popover: PresentationAdaptation { Self(name: "popover") }
  public static var sheet: PresentationAdaptation { Self(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { Self(name: "fullScreenCover") }
}

/// The position of a sheet in a wide window (SwiftUI-P12).
@available(iOS 27.0, *) public struct PresentationPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationPlacement(name: "automatic")
  public static let leading = PresentationPlacement(name: "leading")
  public static let center = PresentationPlacement(name: "center")
  public static let trailing = PresentationPlacement(name: "trailing")
}

/// The size of a sheet in a wide window (SwiftUI-P13).
@available(iOS 18.0, *) public protocol PresentationSizing: Sendable {}

/// The size of a form.
@available(iOS 18.0, *) public struct FormPresentationSizing: PresentationSizing {}

/// The size of a page.
@available(iOS 18.0, *) public struct PagePresentationSizing: PresentationSizing {}

@available(iOS 18.0, *) extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, *) extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

@available(iOS 13.0, *) extension View {
  @available(iOS 18.0, *) public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    saying(.sizing, .text(sizing is FormPresentationSizing ? "form" : "page"))
  }

  @available(iOS 16.0, *) public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    saying(.detents, .detents(detents.map { AnyHashable($0) }))
  }

  @available(iOS 16.0, *) public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    saying(.indicator, .flag(visibility == .visible))
  }

  @available(iOS 16.4, *)
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    saying(.interaction, interaction.isEnabled ? .detents(interaction.upTo.map { [AnyHashable($0)] } ?? []) : .flag(false))
  }

  @available(iOS 16.4, *) public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    saying(.adaptation, .text(adaptation.name))
  }

  @available(iOS 16.4, *) public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    saying(.background, .text((style as? Color)?.name ?? nameOfType(S.self)))
  }

  @available(iOS 27.0, *) public nonisolated func presentationPlacement(_ placement: PresentationPlacement) -> some View {
    saying(.placement, .text(placement.name))
  }
}
