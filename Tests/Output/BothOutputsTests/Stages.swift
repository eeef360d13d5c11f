import NavGraphTesting
import UIKit

@testable import MailGenerated
@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import PlayerGenerated
@testable import SampleTests
@testable import ShopGenerated

/// The samples with both outputs in one module: the same graph, events, and state.
extension Stage where G == Messenger.Graph {
  static func messenger(_ output: Output) -> Stage<Messenger.Graph> {
    Stage { window, grants, holds in
      switch output {
      case .uikit: Messenger.rehearsal(in: window, grants: grants, holds: holds)
      case .swiftui: Messenger.viewRehearsal(in: window, grants: grants, holds: holds)
      }
    }
  }
}

extension Stage where G == Shop.Graph {
  static func shop(_ output: Output) -> Stage<Shop.Graph> {
    Stage { window, grants, holds in
      switch output {
      case .uikit: Shop.rehearsal(in: window, grants: grants, holds: holds)
      case .swiftui: Shop.viewRehearsal(in: window, grants: grants, holds: holds)
      }
    }
  }
}

extension Stage where G == Player.Graph {
  static func player(_ output: Output) -> Stage<Player.Graph> {
    Stage { window, grants, holds in
      switch output {
      case .uikit: Player.rehearsal(in: window, grants: grants, holds: holds)
      case .swiftui: Player.viewRehearsal(in: window, grants: grants, holds: holds)
      }
    }
  }
}

extension Stage where G == Mail.Graph {
  static func mail(_ output: Output) -> Stage<Mail.Graph> {
    Stage { window, grants, holds in
      switch output {
      case .uikit: Mail.rehearsal(in: window, grants: grants, holds: holds)
      case .swiftui: Mail.viewRehearsal(in: window, grants: grants, holds: holds)
      }
    }
  }
}
