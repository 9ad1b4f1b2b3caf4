import SwiftUI

/// Says what a tip shows, and when. Source: Apple's page "Tip".
public protocol Tip: Identifiable, Sendable where ID == String {
  /// The name under which the tip's state is kept; that of the type by default.
  var id: String { get }
  /// The first text.
  var title: Text { get }
  /// The second text; nil by default.
  var message: Text? { get }
  /// The image; nil by default.
  var image: Image? { get }
  /// The buttons; none by default.
  @Tips.ListBuilder<Action> var actions: [Action] { get }
  /// What must hold for the tip to be shown; nothing by default.
  @Tips.ListBuilder<Rule> var rules: [Rule] { get }
  /// How the tip is shown; as others by default.
  @Tips.ListBuilder<any Option> var options: [any Option] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// Something that happens again and again.
  public typealias Event = Tips.Event
  /// What must hold for a tip to be shown.
  public typealias Rule = Tips.Rule
  /// How a tip is shown.
  public typealias Option = TipOption
  /// Whether a tip can be shown.
  public typealias Status = Tips.Status
  /// Why a tip is not shown again.
  public typealias InvalidationReason = Tips.InvalidationReason
  /// Whether a tip is shown soon after another.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// How often a tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// For how long a tip is shown.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration

  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// Nil: there is no second text.
  public var message: Text? { nil }
  /// Nil: there is no image.
  public var image: Image? { nil }
  /// None.
  public var actions: [Action] { [] }
  /// None.
  public var rules: [Rule] { [] }
  /// None.
  public var options: [any Option] { [] }

  /// Whether the tip can be shown now, on the app's clock.
  public var status: Status { TipState.current.status(of: self) }

  /// Whether the tip is to be shown now.
  public var shouldDisplay: Bool { status == .available }

  /// The status now, and each that follows.
  public var statusUpdates: TipUpdates<Status> { TipUpdates(TipState.current.updates()) { self.status } }

  /// Whether the tip is to be shown now, and each change of that.
  public var shouldDisplayUpdates: TipUpdates<Bool> { TipUpdates(TipState.current.updates()) { self.shouldDisplay } }

  /// Prevents the tip from being shown again.
  ///
  /// - Parameter reason: Why.
  public func invalidate(reason: InvalidationReason) { TipState.current.invalidate(self, reason) }

  /// Forgets what has become of the tip.
  public func resetEligibility() async { TipState.current.reset(self) }
}

/// Any tip. Source: Apple's page "AnyTip".
public struct AnyTip: Tip {
  let base: any Tip

  /// Takes a tip.
  public init(_ tip: any Tip) { base = (tip as? AnyTip)?.base ?? tip }

  /// The name of the tip.
  public var id: String { base.id }
  /// The first text.
  public var title: Text { base.title }
  /// The second text.
  public var message: Text? { base.message }
  /// The image.
  public var image: Image? { base.image }
  /// The buttons.
  public var actions: [Action] { base.actions }
  /// What must hold.
  public var rules: [Rule] { base.rules }
  /// How the tip is shown.
  public var options: [any Option] { base.options }
}

/// Values of a tip over time, each of which is another one than the last. Source: Apple's page "statusUpdates".
///
/// An app that awaits the next one is idle.
public struct TipUpdates<Element: Equatable & Sendable>: AsyncSequence, Sendable {
  /// Gives the values.
  public struct Iterator: AsyncIteratorProtocol {
    var changes: TipState.Changes.Iterator
    let value: @Sendable () -> Element
    var last: Element?

    /// The next value; nil when the test has ended.
    public mutating func next() async -> Element? {
      while await changes.next() != nil {
        let value = value()
        if value != last {
          last = value
          return value
        }
      }
      return nil
    }
  }

  private let changes: TipState.Changes
  private let value: @Sendable () -> Element

  init(_ changes: TipState.Changes, _ value: @escaping @Sendable () -> Element) {
    (self.changes, self.value) = (changes, value)
  }

  /// Begins with the value now.
  public func makeAsyncIterator() -> Iterator { Iterator(changes: changes.makeAsyncIterator(), value: value) }
}
