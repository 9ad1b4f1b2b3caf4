/// The kind of interface that a device has. Source: Apple's page "UIUserInterfaceIdiom".
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind in particular.
  case unspecified = -1
  /// An iPhone, as the usual profile is.
  case phone = 0
  /// An iPad, where the test's profile names one.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A screen in a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
