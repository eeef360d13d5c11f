import NavGraphRuntime
import NavGraphTesting
import UIKit

@testable import CrowdfundingGenerated
@testable import DiarySwiftUI
@testable import EntriesSwiftUI
@testable import FlowsSwiftUI
@testable import GuardsSwiftUI
@testable import HelpSwiftUI
@testable import LibrarySwiftUI
@testable import LinksGenerated
@testable import MailGenerated
@testable import MessengerGenerated
@testable import MixedSwiftUI
@testable import ModulesGenerated
@testable import PlayerGenerated
@testable import RecipesGenerated
@testable import RootsSwiftUI
@testable import ShopGenerated
@testable import StudioSwiftUI

@testable import SampleTests
@testable import SwiftUISampleTests

/// The apps of the walks in SwiftUI: samples with both outputs, and programs with only SwiftUI output.
enum SampleInSwiftUI: String, CaseIterable, Sendable {
  case crowdfunding, diary, entries, flows, guards, help, library, links, mail, messenger, mixed, modules, player, recipes, roots, shop
  case studio

  @MainActor func rehearsal(
    in window: UIWindow, grants: @escaping @MainActor (String) async -> Bool, holds: @escaping @MainActor (String) -> Bool
  ) -> any Rehearsing {
    switch self {
    case .crowdfunding: Crowdfunding.viewRehearsal(in: window, grants: grants, holds: holds)
    case .diary: Diary.rehearsal(in: window, grants: grants, holds: holds)
    case .entries: Tracker.rehearsal(in: window, grants: grants, holds: holds)
    case .flows: Travel.rehearsal(in: window, grants: grants, holds: holds)
    case .guards: Vault.rehearsal(in: window, grants: grants, holds: holds)
    case .help: Help.rehearsal(in: window, grants: grants, holds: holds)
    case .library: Library.rehearsal(in: window, grants: grants, holds: holds)
    case .links: Wiki.viewRehearsal(in: window, grants: grants, holds: holds)
    case .mail: Mail.viewRehearsal(in: window, grants: grants, holds: holds)
    case .messenger: Messenger.viewRehearsal(in: window, grants: grants, holds: holds)
    case .mixed: Herald.rehearsal(in: window, grants: grants, holds: holds)
    case .modules: Taxi.viewRehearsal(in: window, grants: grants, holds: holds)
    case .player: Player.viewRehearsal(in: window, grants: grants, holds: holds)
    case .recipes: Recipes.viewRehearsal(in: window, grants: grants, holds: holds)
    case .roots: Bank.rehearsal(in: window, grants: grants, holds: holds)
    case .shop: Shop.viewRehearsal(in: window, grants: grants, holds: holds)
    case .studio: Studio.rehearsal(in: window, grants: grants, holds: holds)
    }
  }
}
