import NavGraphRuntime
import NavGraphTesting
import UIKit

@testable import AlertsGenerated
@testable import AllowGenerated
@testable import AppearancesGenerated
@testable import AssertionsGenerated
@testable import ColumnsGenerated
@testable import ConditionsGenerated
@testable import CrowdfundingGenerated
@testable import Desk
@testable import EntriesGenerated
@testable import EventsGenerated
@testable import FlowsGenerated
@testable import GuardsGenerated
@testable import IdiomsGenerated
@testable import ImportsGenerated
@testable import LinksGenerated
@testable import MailGenerated
@testable import MessengerGenerated
@testable import MixedGenerated
@testable import ModalsGenerated
@testable import ModulesGenerated
@testable import NotesGenerated
@testable import PagesGenerated
@testable import PlayerGenerated
@testable import RecipesGenerated
@testable import RootsGenerated
@testable import RoutesGenerated
@testable import SharedGenerated
@testable import ShopGenerated
@testable import StacksGenerated
@testable import TabsGenerated
@testable import TypesGenerated

@testable import DeskTests
@testable import SampleTests

/// The apps of the walks: every sample, and apps with features that no sample has. A new sample needs a case and its rehearsal.
enum Sample: String, CaseIterable, Sendable {
  case alerts, allow, appearances, assertions, columns, conditions, crowdfunding, entries, events, flows, guards, idioms, imports, links
  case mail, messenger, mixed, modals, modules, notes, pages, player, recipes, roots, routes, shared, shop, stacks, tabs, types
  case desk

  /// The samples with pages, columns, tabs, alerts, and sheets that the user can drag down.
  static let withMuchToHear: [Sample] = [.mail, .messenger, .pages, .player, .shop]

  @MainActor func rehearsal(
    in window: UIWindow, grants: @escaping @MainActor (String) async -> Bool, holds: @escaping @MainActor (String) -> Bool
  ) -> any Rehearsing {
    switch self {
    case .alerts: Trash.rehearsal(in: window, grants: grants, holds: holds)
    case .allow: Compass.rehearsal(in: window, grants: grants, holds: holds)
    case .appearances: Gallery.rehearsal(in: window, grants: grants, holds: holds)
    case .assertions: Tickets.rehearsal(in: window, grants: grants, holds: holds)
    case .columns: Inspector.rehearsal(in: window, grants: grants, holds: holds)
    case .conditions: Weather.rehearsal(in: window, grants: grants, holds: holds)
    case .crowdfunding: Crowdfunding.rehearsal(in: window, grants: grants, holds: holds)
    case .entries: Tracker.rehearsal(in: window, grants: grants, holds: holds)
    case .events: Reader.rehearsal(in: window, grants: grants, holds: holds)
    case .flows: Travel.rehearsal(in: window, grants: grants, holds: holds)
    case .guards: Vault.rehearsal(in: window, grants: grants, holds: holds)
    case .idioms: Atlas.rehearsal(in: window, grants: grants, holds: holds)
    case .imports: Podcasts.rehearsal(in: window, grants: grants, holds: holds)
    case .links: Wiki.rehearsal(in: window, grants: grants, holds: holds)
    case .mail: Mail.rehearsal(in: window, grants: grants, holds: holds)
    case .messenger: Messenger.rehearsal(in: window, grants: grants, holds: holds)
    case .mixed: Herald.rehearsal(in: window, grants: grants, holds: holds)
    case .modals: Contacts.rehearsal(in: window, grants: grants, holds: holds)
    case .modules: Taxi.rehearsal(in: window, grants: grants, holds: holds)
    case .notes: Notes.rehearsal(in: window, grants: grants, holds: holds)
    case .pages: Journal.rehearsal(in: window, grants: grants, holds: holds)
    case .player: Player.rehearsal(in: window, grants: grants, holds: holds)
    case .recipes: Recipes.rehearsal(in: window, grants: grants, holds: holds)
    case .roots: Bank.rehearsal(in: window, grants: grants, holds: holds)
    case .routes: Forge.rehearsal(in: window, grants: grants, holds: holds)
    case .shared: Studio.rehearsal(in: window, grants: grants, holds: holds)
    case .shop: Shop.rehearsal(in: window, grants: grants, holds: holds)
    case .stacks: Library.rehearsal(in: window, grants: grants, holds: holds)
    case .tabs: Clock.rehearsal(in: window, grants: grants, holds: holds)
    case .types: Museum.rehearsal(in: window, grants: grants, holds: holds)
    case .desk: Desk.rehearsal(in: window, grants: grants, holds: holds)
    }
  }
}
