import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import RecipesGenerated

/// The controllers that an app supplies.
@MainActor final class RecipesApp: Recipes.Factory {
  func makeCategories(events: Recipes.Categories.Events) -> UIViewController { SampleScreen(Recipes.Graph.Screen.categories, events) }
  func makeRecipeList(category: Recipes.Category, events: Recipes.RecipeList.Events) -> UIViewController {
    SampleScreen(Recipes.Graph.Screen.recipeList(category: category), events)
  }
  func makeNoRecipe() -> UIViewController { SampleScreen(Recipes.Graph.Screen.noRecipe) }
  func makeRecipe(id: Recipes.RecipeID, events: Recipes.Recipe.Events) -> UIViewController {
    SampleScreen(Recipes.Graph.Screen.recipe(id: id), events)
  }
  func makeIngredient(name: String, events: Recipes.Ingredient.Events) -> UIViewController {
    SampleScreen(Recipes.Graph.Screen.ingredient(name: name), events)
  }
  func makeRecipeForm(events: Recipes.RecipeForm.Events) -> UIViewController { SampleScreen(Recipes.Graph.Screen.recipeForm, events) }
  func makeRecipeEditor(id: Recipes.RecipeID, events: Recipes.RecipeEditor.Events) -> UIViewController {
    SampleScreen(Recipes.Graph.Screen.recipeEditor(id: id), events)
  }
  func makePhotoPicker(events: Recipes.PhotoPicker.Events) -> UIViewController { SampleScreen(Recipes.Graph.Screen.photoPicker, events) }
  func makePrepare(recipe: Recipes.RecipeID, events: Recipes.Prepare.Events) -> UIViewController {
    SampleScreen(Recipes.Graph.Screen.prepare(recipe: recipe), events)
  }
  func makeCooking(recipe: Recipes.RecipeID, events: Recipes.Cooking.Events) -> UIViewController {
    SampleScreen(Recipes.Graph.Screen.cooking(recipe: recipe), events)
  }
  func makeServe(recipe: Recipes.RecipeID, events: Recipes.Serve.Events) -> UIViewController {
    SampleScreen(Recipes.Graph.Screen.serve(recipe: recipe), events)
  }
  func makeShopping(events: Recipes.Shopping.Events) -> UIViewController { SampleScreen(Recipes.Graph.Screen.shopping, events) }
}
