/// When the scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
  private let name: String
  /// On an iPhone, once there is text.
  public static let automatic = Self(name: "onTextEntry")
  /// Once there is text.
  public static let onTextEntry = Self(name: "onTextEntry")
  /// As soon as the user searches.
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}
