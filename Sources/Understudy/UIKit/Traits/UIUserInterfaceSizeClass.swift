/// How much room there is in a direction. Source: Apple's page "UIUserInterfaceSizeClass".
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The trait says nothing about the room.
  case unspecified = 0
  /// There is little room, as across an upright phone.
  case compact = 1
  /// There is much room, as on a tablet.
  case regular = 2
}
