@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyTime

extension View {
  /// Shows a view above the bar of a tab view, over what is below, from iOS 26 on.
  ///
  /// Source: Apple's page "tabViewBottomAccessory(content:)".
  ///
  /// - Parameter content: The view; where it makes none, there is no accessory.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Shows the view if `isEnabled` is true.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_TabAccessoryModifier(isEnabled: isEnabled, accessory: content()))
  }
}

public struct _TabAccessoryModifier<Accessory: View> {
  let isEnabled: Bool
  let accessory: Accessory
  @Environment(\.systemHasTabAccessories) private var isKnown

  init(isEnabled: Bool, accessory: Accessory) { (self.isEnabled, self.accessory) = (isEnabled, accessory) }
}

extension _TabAccessoryModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if isEnabled, isKnown {
        accessory.environment(\.placementOfTabAccessory, .expanded)
          .frame(maxWidth: .infinity, minHeight: 48)
          .padding(.horizontal, 21)
          .padding(.bottom, TabBarMetrics.barHeight + 8)
      }
    }
  }
}

/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, beside the button of the tab that is shown.
  case inline
  /// Above the bar, or at the bottom of the screen.
  case expanded
}

extension EnvironmentValues {
  /// Where the accessory is that the view is part of: above the bar; nil outside of accessories.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { placementOfTabAccessory }

  @Entry var placementOfTabAccessory: TabViewBottomAccessoryPlacement? = nil

  /// Whether the profile's system has accessories.
  var systemHasTabAccessories: Bool {
    guard let host = runningHost else { return false }
    return assumeMain { host.configuration.profile.systemVersion >= 26 }
  }
}
