import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import RecipesGenerated

/// Tests the generated Recipes: a split with three columns, and pages in a modal.
@MainActor @Suite struct RecipesTests {
  @MainActor final class Rig {
    let window = UIWindow(frame: .zero)
    let app = RecipesApp()
    let scene: Recipes.NavigationScene

    init() { scene = Recipes.NavigationScene(window: window, factory: app) }

    func settle() async {
      await rest { scene.navigator.isIdle }
    }

    var split: UISplitViewController? { window.rootViewController as? UISplitViewController }

    func names(_ column: UISplitViewController.Column) -> [String] {
      let controller = split?.viewController(for: column)
      let screens = (controller as? UINavigationController)?.viewControllers ?? [controller].compactMap { $0 }
      return screens.compactMap { ($0 as? SampleScreen)?.name }
    }

    func events<Events>(in column: UISplitViewController.Column, as type: Events.Type = Events.self) -> Events? {
      let controller = split?.viewController(for: column)
      let screen = (controller as? UINavigationController)?.topViewController ?? controller
      return (screen as? SampleScreen)?.events as? Events
    }
  }

  let cake = Recipes.RecipeID(rawValue: "cake")

  func name(_ screen: Recipes.Graph.Screen) -> String { "\(screen)" }

  @Test func columnsAreStateOfTheirOwn() async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let rig = Rig()
      await rig.settle()
      #expect(rig.names(.primary) == ["categories"])
      #expect(rig.names(.supplementary) == [name(.recipeList(category: .all))])
      #expect(rig.names(.secondary) == ["noRecipe"])
      try #require(rig.events(in: .primary, as: Recipes.Categories.Events.self)).category(.salad)
      await rig.settle()
      #expect(rig.names(.supplementary) == [name(.recipeList(category: .salad))])
      try #require(rig.events(in: .supplementary, as: Recipes.RecipeList.Events.self)).open(cake)
      await rig.settle()
      #expect(rig.names(.secondary) == [name(.recipe(id: cake))])
      try #require(rig.events(in: .secondary, as: Recipes.Recipe.Events.self)).ingredient("flour")
      await rig.settle()
      #expect(rig.names(.secondary) == [name(.recipe(id: cake)), name(.ingredient(name: "flour"))])
      try #require(rig.events(in: .primary, as: Recipes.Categories.Events.self)).category(.dessert)
      await rig.settle()
      #expect(rig.names(.secondary).count == 2, "another content keeps the detail")
      #expect(Headless.violations == [])
    }
  }

  /// `close` pops the stack or clears the column, depending on the position.
  @Test func closeGoesByPosition() async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let rig = Rig()
      await rig.settle()
      try #require(rig.events(in: .supplementary, as: Recipes.RecipeList.Events.self)).open(cake)
      await rig.settle()
      let recipe = try #require(rig.events(in: .secondary, as: Recipes.Recipe.Events.self))
      let outcome = Task { await recipe.delete.result() }
      await rig.settle()
      (rig.split?.presentedViewController as? UIAlertController)?.tapButton("Delete")
      await rig.settle()
      #expect(await outcome.value == .finished(.delete))
      #expect(rig.names(.secondary) == ["noRecipe"])
      #expect(Headless.violations == [])
    }
  }

  @Test func aLinkShowsItsColumns() async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let rig = Rig()
      await rig.settle()
      rig.scene.open(try Recipes.Route.parse(URL(string: "recipes://recipes/cake")!).get())
      await rig.settle()
      #expect(rig.names(.secondary).last == name(.recipe(id: cake)))
      #expect(Headless.violations == [])
    }
  }

  /// On a phone, the columns are one stack, and a shown column comes to the top.
  @Test func aCollapsedSplitShowsWhatWasAskedFor() async throws {
    try await Headless.isolated {
      let rig = Rig()
      await rig.settle()
      #expect(rig.split?.visibleColumns == [.primary])
      try #require(rig.events(in: .primary, as: Recipes.Categories.Events.self)).category(.salad)
      await rig.settle()
      #expect(rig.split?.visibleColumns == [.supplementary])
      try #require(rig.events(in: .supplementary, as: Recipes.RecipeList.Events.self)).open(cake)
      await rig.settle()
      #expect(rig.split?.visibleColumns == [.secondary])
      #expect(rig.names(.secondary) == [name(.recipe(id: cake))])
      #expect(Headless.violations == [])
    }
  }

  @Test func pagesTurnByEventsAndByFingers() async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let rig = Rig()
      await rig.settle()
      try #require(rig.events(in: .supplementary, as: Recipes.RecipeList.Events.self)).open(cake)
      await rig.settle()
      try #require(rig.events(in: .secondary, as: Recipes.Recipe.Events.self)).cook()
      await rig.settle()
      let pages = try #require(rig.split?.presentedViewController as? UIPageViewController)
      @MainActor func page() -> SampleScreen? { pages.viewControllers?.first as? SampleScreen }
      #expect(page()?.name == name(.prepare(recipe: cake)))
      try #require(page()?.events as? Recipes.Prepare.Events).next()
      await rig.settle()
      #expect(page()?.name == name(.cooking(recipe: cake)))
      try #require(page()?.events as? Recipes.Cooking.Events).back()
      await rig.settle()
      #expect(page()?.name == name(.prepare(recipe: cake)))
      try #require(page()?.events as? Recipes.Prepare.Events).stop()
      await rig.settle()
      #expect(rig.split?.presentedViewController == nil)
      #expect(Headless.violations == [])
    }
  }
}
