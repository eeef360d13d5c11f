import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// How the columns of a split share the width.
  @MainActor struct SplitLook: ViewModifier {
    let options: SplitOptions

    func body(content: Self.Content) -> some View {
      if options.lies == true {
        content.navigationSplitViewStyle(.prominentDetail)
      } else if options.lies == false {
        content.navigationSplitViewStyle(.balanced)
      } else {
        content.navigationSplitViewStyle(.automatic)
      }
    }
  }
}

@available(iOS 16.0, *)
nonisolated extension NavGraph.SplitOptions {
  /// Whether the leading columns lie on the detail; nil: as the device likes it. SwiftUI doesn't push a detail aside.
  var lies: Bool? {
    switch behavior {
    case .tile: return false
    case .overlay: return true
    case .automatic, .displace: break
    }
    switch display {
    case .oneOverSecondary, .twoOverSecondary: return true
    case .oneBesideSecondary, .twoBesideSecondary: return false
    case .automatic, .secondaryOnly, .twoDisplaceSecondary: return nil
    }
  }

  /// The columns that are seen at first.
  var visibility: NavigationSplitViewVisibility {
    switch display {
    case .automatic: .automatic
    case .secondaryOnly: .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: .doubleColumn
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
    }
  }
}
