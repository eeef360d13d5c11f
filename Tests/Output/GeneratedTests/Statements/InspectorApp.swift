import UIKit

@testable import ColumnsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// What the sample Columns needs of an app.
@MainActor final class InspectorApp: Inspector.Factory {
  func assetList(on events: Inspector.AssetList.Events) -> UIViewController { SampleScreen(Inspector.Screen.assetList, events) }
  func noAsset(on events: Inspector.NoAsset.Events) -> UIViewController { SampleScreen(Inspector.Screen.noAsset, events) }
  func asset(id: Inspector.AssetID, on events: Inspector.Asset.Events) -> UIViewController {
    SampleScreen(Inspector.Screen.asset(id: id), events)
  }
  func version(asset: Inspector.AssetID, number: Int, on events: Inspector.Version.Events) -> UIViewController {
    SampleScreen(Inspector.Screen.version(asset: asset, number: number), events)
  }
  func properties(asset: Inspector.AssetID?, on events: Inspector.Properties.Events) -> UIViewController {
    SampleScreen(Inspector.Screen.properties(asset: asset), events)
  }
}
