import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Idiom {
  /// Whatever is none of the others is as narrow as a phone may be.
  @MainActor package init(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .pad
    case .mac: self = .mac
    case let other:
      if #available(iOS 17.0, *), other == .vision { self = .vision } else { self = .phone }
    }
  }
}
