import AppIntents
import SwiftUI
import UnderstudyCore

/// A control of the Control Center, as an app's own sources declare it: nothing shows it. Source: Apple's page "ControlWidget".
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration, inferred from `body`.
  associatedtype Body: ControlWidgetConfiguration
  /// Makes the control.
  init()
  /// What the control shows.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

/// What a control shows. Source: Apple's page "ControlWidgetConfiguration".
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// Takes the configuration of a control.
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
  /// Takes one.
  @MainActor public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content {
    content
  }
}

/// A button or a toggle of a control. Source: Apple's page "ControlWidgetTemplate".
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// Takes the button or the toggle of a control.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// Takes one.
  @MainActor public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// Finds what a control shows. Source: Apple's page "ControlValueProvider".
public protocol ControlValueProvider {
  /// What a control shows.
  associatedtype Value
  /// What the gallery shows.
  var previewValue: Value { get }
  /// Finds what the control shows now; a test calls it.
  func currentValue() async throws -> Value
}

/// Finds what a control that the user can change shows. Source: Apple's page "AppIntentControlValueProvider".
public protocol AppIntentControlValueProvider {
  /// What the user can choose.
  associatedtype Configuration: ControlConfigurationIntent
  /// What a control shows.
  associatedtype Value
  /// What the gallery shows.
  func previewValue(configuration: Configuration) -> Value
  /// Finds what the control shows now; a test calls it.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that the user cannot change. Source: Apple's page "StaticControlConfiguration".
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  /// Describes a control that always shows the same.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
  /// Describes a control that shows what a provider finds.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control that the user can change. Source: Apple's page "AppIntentControlConfiguration".
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// Describes a control that shows what the user has chosen.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
  /// Describes a control that shows what a provider finds.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

// Nothing shows controls, so none of these has an effect.
extension ControlWidgetConfiguration {
  /// The name that the user sees in the gallery.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// What the user reads in the gallery.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// The user is asked for the choice when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A control that runs an intent. Source: Apple's page "ControlWidgetButton".
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// Makes a button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}
  /// Makes a button with a label, and one that depends on whether the intent runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
  /// Makes a button with a title, and a label that depends on whether the intent runs.
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A control that sets a value by an intent. Source: Apple's page "ControlWidgetToggle".
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate {
  /// Makes a toggle with a label, and one that depends on the value.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  /// Makes a toggle with a title, and a label that depends on the value.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
  /// Makes a toggle with a title that is not localized, and a label that depends on the value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
}

/// What the app asks of its controls: the event log and `app.world.widgets` have it. Source: Apple's page "ControlCenter".
public final class ControlCenter: Sendable {
  /// The only one.
  public static let shared = ControlCenter()

  private init() {}

  /// Makes all controls ask their providers for values.
  public func reloadAllControls() { WidgetState.current.note(.allControls) }
  /// Makes the controls of a kind ask their provider for values.
  public func reloadControls(ofKind kind: String) { WidgetState.current.note(.controls(kind)) }
}
