import NavGraphRuntime
import NavGraphUIKit

#if CONFIRMATION
extension NavGraph.RehearsalPage: NavGraph.DismissalConfirming {}
#endif
