import SwiftUI

/// How tips look. Source: Apple's page "TipViewStyle".
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What a style gets of a tip.
  typealias Configuration = TipViewStyleConfiguration
  /// Makes the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets of a tip. Source: Apple's page "TipViewStyleConfiguration".
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  let action: @MainActor (Tips.Action) -> Void

  /// The first text.
  public var title: Text? { tip.title }
  /// The second text.
  public var message: Text? { tip.message }
  /// The image.
  public var image: Image? { tip.image }
  /// The buttons: a handler runs what a tap does.
  public var actions: [Tips.Action] {
    tip.actions.enumerated().map { index, action in
      var action = action
      action.index = index
      return action
    }
  }

  /// Does what a tap on a button does.
  func perform(_ action: Tips.Action) {
    action.handler?()
    self.action(action)
  }
}

/// The look of tips without a style. Source: Apple's page "MiniTipViewStyle".
public struct MiniTipViewStyle: TipViewStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The image, the texts, a button "Close", and the tip's buttons.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top) {
      configuration.image
      VStack(alignment: .leading) {
        configuration.title.font(.headline)
        configuration.message.font(.subheadline)
        ForEach(configuration.actions) { action in
          Button(action: { configuration.perform(action) }) { action.label() }
        }
      }
      Spacer()
      Button("Close" as String) { configuration.tip.invalidate(reason: .tipClosed) }
    }
    .padding()
    .accessibilityElement(children: .contain)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The look of tips without a style.
  nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The style of the environment.
@MainActor struct AnyTipViewStyle: Sendable {
  let make: @MainActor (TipViewStyleConfiguration) -> AnyView

  nonisolated init(_ style: some TipViewStyle) {
    let kept = KeptStyle(style: style)
    make = { AnyView(kept.style.makeBody(configuration: $0)) }
  }
}

/// Takes a style to the main actor, where alone it is used.
private struct KeptStyle<Style: TipViewStyle>: @unchecked Sendable {
  let style: Style
}

private struct TipStyleKey: EnvironmentKey { static let defaultValue = AnyTipViewStyle(MiniTipViewStyle()) }

extension EnvironmentValues {
  var tipStyle: AnyTipViewStyle {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }
}

extension View {
  /// How tips look inside.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipStyle, AnyTipViewStyle(style))
  }

  /// The size of the images of tips, which pictures do not show.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }

  /// The look of the images of tips, which pictures do not show.
  nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// The color behind tips, which pictures do not show.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// How round tips are, which pictures do not show.
  nonisolated public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { self }
}
