import Foundation

/// The heights of a sheet. Source: Apple's page "UISheetPresentationController".
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// What a height is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      /// Makes an identifier of a text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The height of about half the screen.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// The full height.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// What a height is made of: the room that the largest sheet has.
    @preconcurrency @MainActor public protocol ResolutionContext {
      /// The height of the largest sheet, in points.
      var maximumDetentValue: CGFloat { get }
      /// The traits of the screen.
      var containerTraitCollection: UITraitCollection { get }
    }

    private struct Screen: ResolutionContext {
      var maximumDetentValue: CGFloat { UIScreen.main.bounds.height }
      var containerTraitCollection: UITraitCollection { UIScreen.main.traitCollection }
    }

    /// What the height is known by.
    public let identifier: Identifier
    private let height: @MainActor () -> PresentationDetent?
    /// The height on the screen; nil for one that is not there.
    var shown: PresentationDetent? { height() }

    private init(_ identifier: Identifier, _ height: @escaping @MainActor () -> PresentationDetent?) {
      (self.height, self.identifier) = (height, identifier)
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { .medium } }
    /// All of the screen but a strip.
    public static func large() -> Detent { Detent(.large) { .large } }
    /// A height that the app computes.
    ///
    /// - Parameters:
    ///   - identifier: What the height is known by.
    ///   - resolver: Gives the height in points; nil leaves the detent out.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ context: any ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) { resolver(Screen()).map { .height(Double($0)) } }
    }
  }

  /// The heights that the user can choose; the sheet has the lowest at first, unless ``selectedDetentIdentifier`` says another.
  open var detents: [Detent] = [.large()] {
    didSet { sheetDidChange() }
  }
  /// Whether the sheet shows that it can be moved.
  open var prefersGrabberVisible = false {
    didSet { sheetDidChange() }
  }
  /// The height that the sheet has, which the user changes by moving it; nil before that.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }
  /// Up to which height what is below can be used. Kept, without effect.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// The radius of the sheet's corners, in points. Kept, without effect.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher. Kept, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the edge of a phone on its side. Kept, without effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as the content prefers. Kept, without effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Makes changes, which are not animated here.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Computes the heights again.
  open func invalidateDetents() { sheetDidChange() }

  private func sheetDidChange() { showsAgain?() }
  /// Shows the sheet as it is now; set while it is shown.
  var showsAgain: (() -> Void)?

  // MARK: - SwiftUI

  /// The heights as SwiftUI has them.
  var shownDetents: Set<PresentationDetent> {
    let shown = Set(detents.compactMap(\.shown))
    return shown.isEmpty ? [.large] : shown
  }

  /// The height that the sheet has; nil for the lowest.
  var shownDetent: PresentationDetent? { detents.first { $0.identifier == selectedDetentIdentifier }?.shown }

  /// The user has moved the sheet.
  func choose(_ detent: PresentationDetent) {
    selectedDetentIdentifier = detents.first { $0.shown == detent }?.identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// Is notified when the user moves or closes a sheet. All methods are optional. Source: Apple's page
/// "UISheetPresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has moved the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing when the user moves the sheet to another height.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
