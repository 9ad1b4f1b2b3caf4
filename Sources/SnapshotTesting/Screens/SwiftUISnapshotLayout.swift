import SwiftUI

/// The room that a SwiftUI view has in a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen, with its safe area and traits.
  case device(config: ViewImageConfig)
  /// A screen of a size in points, without a safe area.
  case fixed(width: CGFloat, height: CGFloat)
  /// As much as the view takes where nothing is proposed to it, without a safe area.
  case sizeThatFits

  /// - Parameter traits: These take precedence over the device's.
  func config(_ traits: UITraitCollection) -> ViewImageConfig {
    switch self {
    case .device(var config):
      config.traits = UITraitCollection(traitsFrom: [config.traits, traits])
      return config
    case .fixed(let width, let height):
      return ViewImageConfig(size: CGSize(width: max(1, width), height: max(1, height)), traits: traits)
    case .sizeThatFits: return ViewImageConfig(traits: traits)
    }
  }
}
