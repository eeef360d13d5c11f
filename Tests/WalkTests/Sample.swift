import UIKit

@testable import LinkTests

// Every sample that is walked through: a new one needs two lines and a case.

extension MessengerRehearsal: Rehearsing {}
extension MessengerPage: RehearsedPage {}
extension RecipesRehearsal: Rehearsing {}
extension RecipesPage: RehearsedPage {}
extension ShopRehearsal: Rehearsing {}
extension ShopPage: RehearsedPage {}
extension MailRehearsal: Rehearsing {}
extension MailPage: RehearsedPage {}
extension PlayerRehearsal: Rehearsing {}
extension PlayerPage: RehearsedPage {}
extension NotesRehearsal: Rehearsing {}
extension NotesPage: RehearsedPage {}
extension VaultRehearsal: Rehearsing {}
extension VaultPage: RehearsedPage {}
extension InspectorRehearsal: Rehearsing {}
extension InspectorPage: RehearsedPage {}
extension JournalRehearsal: Rehearsing {}
extension JournalPage: RehearsedPage {}
extension AtlasRehearsal: Rehearsing {}
extension AtlasPage: RehearsedPage {}
extension TrackerRehearsal: Rehearsing {}
extension TrackerPage: RehearsedPage {}
extension ForgeRehearsal: Rehearsing {}
extension ForgePage: RehearsedPage {}
extension CrowdfundingRehearsal: Rehearsing {}
extension CrowdfundingPage: RehearsedPage {}
extension TicketsRehearsal: Rehearsing {}
extension TicketsPage: RehearsedPage {}

/// The samples that are walked through.
enum Sample: String, CaseIterable, Sendable {
  case messenger, recipes, shop, mail, player, notes, guards, columns, pages, idioms, entries, routes, crowdfunding, assertions

  @MainActor var rehearsal: any Rehearsing.Type {
    switch self {
    case .messenger: MessengerRehearsal.self
    case .recipes: RecipesRehearsal.self
    case .shop: ShopRehearsal.self
    case .mail: MailRehearsal.self
    case .player: PlayerRehearsal.self
    case .notes: NotesRehearsal.self
    case .guards: VaultRehearsal.self
    case .columns: InspectorRehearsal.self
    case .pages: JournalRehearsal.self
    case .idioms: AtlasRehearsal.self
    case .entries: TrackerRehearsal.self
    case .routes: ForgeRehearsal.self
    case .crowdfunding: CrowdfundingRehearsal.self
    case .assertions: TicketsRehearsal.self
    }
  }
}
