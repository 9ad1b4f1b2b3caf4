import Foundation

/// What can answer the user's events: views, controllers, windows, scenes and the app.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked next; nil for the last one.
  open var next: UIResponder? { nil }
}
