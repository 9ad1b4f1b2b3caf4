import SwiftUI

/// Shows a tip inside of other views while it can be shown. Source: Apple's page "TipView".
///
/// The element has the tip's texts, its buttons, and a button "Close" that invalidates the tip.
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipStyle) private var style

  /// Shows a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip; nil for nothing.
  ///   - arrowEdge: Where an arrow points, which pictures do not show.
  ///   - action: Runs when the user taps one of the tip's buttons.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.action, isPresented) = (tip, action, nil)
  }

  /// Shows a tip, and says whether it is shown.
  ///
  /// - Parameter isPresented: Gets whether the tip is shown.
  public init(
    _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.action, self.isPresented) = (tip, action, isPresented) }

  /// The tip, or nothing.
  public var body: some View {
    if let tip {
      TipPresence(tip: tip, isPresented: isPresented) {
        AnyView(style.make(TipViewStyleConfiguration(tip: tip, action: action)))
      }
    }
  }
}

extension TipView where Content == AnyTip {
  /// Shows a tip of any type, such as the current one of a ``TipGroup``.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) { self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action) }
}

/// Shows content while a tip can be shown, and notes when it is.
struct TipPresence<Content: View>: View {
  let tip: any Tip
  var isPresented: Binding<Bool>?
  @ViewBuilder let content: () -> Content

  var body: some View {
    let isShown = tip.shouldDisplay
    Group {
      if isShown {
        content()
          .onAppear { TipState.current.noteDisplay(of: tip) }
          .onDisappear { TipState.current.noteDisappearance(of: tip) }
          .task { await endAfterItsTime() }
      } else {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
          .task(id: TipState.current.timeToWait(for: tip) > 0) { await lookAgain() }
      }
    }
    .onChange(of: isShown, initial: true) { isPresented?.wrappedValue = isShown }
  }

  /// A tip that comes too soon after another is shown when the time between them has passed.
  private func lookAgain() async {
    let seconds = TipState.current.timeToWait(for: tip)
    guard seconds > 0, (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
    TipState.current.noteTime()
  }

  private func endAfterItsTime() async {
    guard let seconds = tip.options.compactMap({ ($0 as? Tips.MaxDisplayDuration)?.value }).last,
      (try? await Task.sleep(for: .seconds(seconds))) != nil
    else { return }
    tip.invalidate(reason: .displayDurationExceeded)
  }
}
