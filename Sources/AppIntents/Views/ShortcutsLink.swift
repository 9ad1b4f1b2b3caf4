import SwiftUI

/// A button that opens the app's page in the Shortcuts app. Source: Apple's page "ShortcutsLink".
///
/// There is no Shortcuts app: the event log has the tap.
public struct ShortcutsLink: View {
  private let action: (() -> Void)?

  /// Makes the button.
  public init() { action = nil }

  /// Makes the button, with something to do at a tap.
  public init(action: @escaping () -> Void) { self.action = action }

  /// A button with the label "Shortcuts".
  public var body: some View {
    Button("Shortcuts" as String) {
      IntentState.current.log("Open the Shortcuts app")
      action?()
    }
  }
}

/// Shows what the user can say to run an intent. Source: Apple's page "SiriTipView".
///
/// Phrases belong to the system, so the element has the intent's title.
public struct SiriTipView: View {
  private let title: LocalizedStringResource
  @Binding private var isVisible: Bool

  /// Shows the tip until the user closes it.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - isVisible: Whether the tip is shown; closing it writes false.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    title = Intent.title
    _isVisible = isVisible ?? .constant(true)
  }

  /// The title and a button "Close"; nothing if the tip is not visible.
  public var body: some View {
    if isVisible {
      HStack {
        Text(title)
        Button("Close" as String) { isVisible = false }
      }
      .accessibilityElement(children: .contain)
    }
  }
}

/// The colors of a ``ShortcutsLink``. Source: Apple's page "ShortcutsLinkStyle".
public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String
  /// As the system's appearance.
  public static let automatic = Self(name: "automatic")
  /// As the system's appearance, with a line around it.
  public static let automaticOutline = Self(name: "automaticOutline")
  /// Dark.
  public static let dark = Self(name: "dark")
  /// Dark, with a line around it.
  public static let darkOutline = Self(name: "darkOutline")
  /// Light.
  public static let light = Self(name: "light")
  /// Light, with a line around it.
  public static let lightOutline = Self(name: "lightOutline")
}

/// The colors of a ``SiriTipView``. Source: Apple's page "SiriTipViewStyle".
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String
  /// As the system's appearance.
  public static let automatic = Self(name: "automatic")
  /// Dark.
  public static let dark = Self(name: "dark")
  /// Light.
  public static let light = Self(name: "light")
  /// Black.
  public static let black = Self(name: "black")
}

extension View {
  /// The colors of links to the Shortcuts app, which pictures do not show.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }

  /// The colors of tips about Siri, which pictures do not show.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
