import Foundation
import UnderstudyTime

/// A property of an asset or a track that is asked for by `load(_:)`. Source: Apple's page "AVAsyncProperty".
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  init() {}
}

/// A property of an asset or a track that is asked for by `load(_:)`. Source: Apple's page "AVAsyncProperty".
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: (Root) -> Value

  init(_ read: @escaping (Root) -> Value) {
    self.read = read
    super.init()
  }

  /// What has become of loading a property. Source: Apple's page "AVAsyncProperty.Status".
  public enum Status {
    /// It was not asked for.
    case notYetLoaded
    /// It is on the way.
    case loading
    /// It is there.
    case loaded(Value)
    /// It cannot be had.
    case failed(NSError)
  }
}

/// What has properties that are asked for by `load(_:)`. Source: Apple's page "AVAsynchronousKeyValueLoading".
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
  private func check() throws {
    let asset = self as? AVAsset ?? (self as? AVAssetTrack)?.asset
    try asset?.check()
  }

  /// A property.
  ///
  /// - Throws: `AVError` if the test makes the asset fail.
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
    try check()
    return property.read(self)
  }

  /// Two properties.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    try check()
    return (propertyA.read(self), propertyB.read(self))
  }

  /// Three properties.
  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    try check()
    return (propertyA.read(self), propertyB.read(self), propertyC.read(self))
  }

  /// Four properties.
  public func load<A, B, C, D>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) {
    try check()
    return (propertyA.read(self), propertyB.read(self), propertyC.read(self), propertyD.read(self))
  }

  /// What has become of loading a property: it is there, unless the test makes the asset fail.
  public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status {
    do {
      try check()
      return .loaded(property.read(self))
    } catch {
      return .failed(error as NSError)
    }
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long the asset is.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  /// The tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  /// Whether the asset can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  /// Whether the asset can be written to another file.
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
  /// Whether the samples can be read.
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
  /// Whether the asset is protected.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init { $0.hasProtectedContent } }
  /// How fast the asset is meant to be.
  public static var preferredRate: AVAsyncProperty<Root, Float> { .init { $0.preferredRate } }
  /// How the picture is turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
  /// What is known about the asset.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  /// What is known about the asset in all formats.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// When the track begins and how long it is.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
  /// The size of the pictures in points.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  /// How the pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
  /// The number of pictures a second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
  /// The number of bits a second.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { $0.estimatedDataRate } }
}
