import UIKit

@testable import ColumnsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// The factory of the sample Columns.
@MainActor final class InspectorApp: Inspector.Factory {
  func makeAssetList(events: Inspector.AssetList.Events) -> UIViewController { SampleScreen(Inspector.Graph.Screen.assetList, events) }
  func makeNoAsset(events: Inspector.NoAsset.Events) -> UIViewController { SampleScreen(Inspector.Graph.Screen.noAsset, events) }
  func makeAsset(id: Inspector.AssetID, events: Inspector.Asset.Events) -> UIViewController {
    SampleScreen(Inspector.Graph.Screen.asset(id: id), events)
  }
  func makeVersion(asset: Inspector.AssetID, number: Int, events: Inspector.Version.Events) -> UIViewController {
    SampleScreen(Inspector.Graph.Screen.version(asset: asset, number: number), events)
  }
  func makeProperties(asset: Inspector.AssetID?, events: Inspector.Properties.Events) -> UIViewController {
    SampleScreen(Inspector.Graph.Screen.properties(asset: asset), events)
  }
}
