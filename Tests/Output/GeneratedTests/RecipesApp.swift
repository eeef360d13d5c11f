import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import RecipesGenerated

/// What an app supplies: controllers.
@MainActor final class RecipesApp: Recipes.Factory {
  func categories(on events: Recipes.Categories.Events) -> UIViewController { SampleScreen(Recipes.Screen.categories, events) }
  func recipeList(category: Recipes.Category, on events: Recipes.RecipeList.Events) -> UIViewController {
    SampleScreen(Recipes.Screen.recipeList(category: category), events)
  }
  func noRecipe() -> UIViewController { SampleScreen(Recipes.Screen.noRecipe) }
  func recipe(id: Recipes.RecipeID, on events: Recipes.Recipe.Events) -> UIViewController {
    SampleScreen(Recipes.Screen.recipe(id: id), events)
  }
  func ingredient(name: String, on events: Recipes.Ingredient.Events) -> UIViewController {
    SampleScreen(Recipes.Screen.ingredient(name: name), events)
  }
  func recipeForm(on events: Recipes.RecipeForm.Events) -> UIViewController { SampleScreen(Recipes.Screen.recipeForm, events) }
  func recipeEditor(id: Recipes.RecipeID, on events: Recipes.RecipeEditor.Events) -> UIViewController {
    SampleScreen(Recipes.Screen.recipeEditor(id: id), events)
  }
  func photoPicker(on events: Recipes.PhotoPicker.Events) -> UIViewController { SampleScreen(Recipes.Screen.photoPicker, events) }
  func prepare(recipe: Recipes.RecipeID, on events: Recipes.Prepare.Events) -> UIViewController {
    SampleScreen(Recipes.Screen.prepare(recipe: recipe), events)
  }
  func cooking(recipe: Recipes.RecipeID, on events: Recipes.Cooking.Events) -> UIViewController {
    SampleScreen(Recipes.Screen.cooking(recipe: recipe), events)
  }
  func serve(recipe: Recipes.RecipeID, on events: Recipes.Serve.Events) -> UIViewController {
    SampleScreen(Recipes.Screen.serve(recipe: recipe), events)
  }
  func shopping(on events: Recipes.Shopping.Events) -> UIViewController { SampleScreen(Recipes.Screen.shopping, events) }
}
