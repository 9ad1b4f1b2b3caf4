import Photos
import SwiftUI
import UnderstudyWorld

/// Which photos and films a picker shows. Source: Apple's page "PHPickerFilter".
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case kind(UTType)
    case nothing
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let rule: Rule

  /// How a film was made. Source: Apple's page "PHAsset.PlaybackStyle".
  public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }

  /// Pictures.
  public static let images = Self(rule: .kind(.image))
  /// Films.
  public static let videos = Self(rule: .kind(.movie))
  /// Photos that move: there are none.
  public static let livePhotos = Self(rule: .nothing)
  /// Photos of screens: there are none.
  public static let screenshots = Self(rule: .nothing)
  /// Wide photos: there are none.
  public static let panoramas = Self(rule: .nothing)
  /// Photos with depth: there are none.
  public static let depthEffectPhotos = Self(rule: .nothing)
  /// Films of screens: there are none.
  public static let screenRecordings = Self(rule: .nothing)
  /// Slow films: there are none.
  public static let slomoVideos = Self(rule: .nothing)
  /// Fast films: there are none.
  public static let timelapseVideos = Self(rule: .nothing)
  /// Bursts: there are none.
  public static let bursts = Self(rule: .nothing)

  /// What any of some filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> Self { Self(rule: .any(subfilters)) }
  /// What all of some filters let through.
  public static func all(of subfilters: [PHPickerFilter]) -> Self { Self(rule: .all(subfilters)) }
  /// What a filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> Self { Self(rule: .not(filter)) }

  func includes(_ photo: AppWorld.Photo) -> Bool {
    switch rule {
    case .kind(let type): photo.type.conforms(to: type)
    case .nothing: false
    case .any(let filters): filters.contains { $0.includes(photo) }
    case .all(let filters): filters.allSatisfy { $0.includes(photo) }
    case .not(let filter): !filter.includes(photo)
    }
  }
}
