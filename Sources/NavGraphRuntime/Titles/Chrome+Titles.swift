import Foundation

nonisolated extension NavGraph.Chrome {
  public nonisolated enum TitleSize: Hashable, Sendable {
    case automatic, large, inline, inlineLarge, hidden
  }
}
