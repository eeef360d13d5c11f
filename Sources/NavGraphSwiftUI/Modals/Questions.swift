import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The confirmations that one screen requires before it's left. Each exists as long as its view.
  @MainActor final class Questions {
    nonisolated struct Key: EnvironmentKey {
      static let defaultValue: Questions? = nil
    }

    final class Question: Probe {
      var isNeeded = false
      var ask: @MainActor () async -> Bool = { true }
    }

    private struct Held {
      weak var question: Question?
    }

    private var held: [Held] = []

    var needed: [Question] { held.compactMap { $0.question }.filter { $0.isNeeded } }

    func add(_ question: Question) {
      held.removeAll { $0.question == nil }
      held.append(Held(question: question))
    }
  }

  /// A modifier that adds a confirmation to a view.
  @MainActor struct Asking: ViewModifier {
    @Environment(\.navGraphQuestions) private var questions
    let isNeeded: Bool
    let ask: @MainActor () async -> Bool

    func body(content: Self.Content) -> some View {
      content.probed { QuestionProbe(questions: questions, isNeeded: isNeeded, ask: ask) }
    }
  }

  /// An invisible view that keeps a confirmation as long as its view exists.
  @MainActor struct QuestionProbe: UIViewControllerRepresentable {
    let questions: Questions?
    let isNeeded: Bool
    let ask: @MainActor () async -> Bool

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Questions.Question {
      let question = Questions.Question(nibName: nil, bundle: nil)
      questions?.add(question)
      return question
    }

    func updateUIViewController(_ uiViewController: Questions.Question, context: UIViewControllerRepresentableContext<Self>) {
      uiViewController.isNeeded = isNeeded
      uiViewController.ask = ask
    }
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  nonisolated var navGraphQuestions: NavGraph.Questions? {
    get { self[NavGraph.Questions.Key.self] }
    set { self[NavGraph.Questions.Key.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Requires a confirmation before this screen is left by Back with `back confirm`, or before its modal with `dismissal confirm` is
  /// dismissed.
  ///
  /// `isNeeded` is whether a confirmation is necessary, for example because a draft has changed. If `ask` returns false, the screen stays.
  @MainActor public func confirmsLeaving(
    when isNeeded: Bool = true, _ ask: @escaping @MainActor () async -> Bool
  ) -> some View {
    modifier(NavGraph.Asking(isNeeded: isNeeded, ask: ask))
  }
}
