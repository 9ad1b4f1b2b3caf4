import Foundation
import Understudy

/// Gives pictures of a film, which are black. Source: Apple's page "AVAssetImageGenerator".
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// What became of a request. Source: Apple's page "AVAssetImageGenerator.Result".
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  /// Gets a picture of a time, or why there is none.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film is: it is not.
  open var appliesPreferredTrackTransform = false
  /// The largest size, in pixels; zero for that of the film, which is 1920 by 1080 here.
  open var maximumSize = CGSize.zero
  /// How much earlier a picture may be. Kept: pictures are of the time that is asked for.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be. Kept: pictures are of the time that is asked for.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Makes a generator for a film.
  public init(asset: AVAsset) { self.asset = asset }

  /// The picture of a time.
  ///
  /// - Parameters:
  ///   - requestedTime: Within the film.
  ///   - actualTime: Gets the time that the picture is of.
  /// - Throws: `AVError` for a film that the test has fail, for a sound, and for a time outside of the film.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    guard !asset.fails else { throw AVError(.decodeFailed) }
    let seconds = requestedTime.seconds
    guard !asset.tracks(withMediaType: .video).isEmpty, seconds >= 0, seconds <= asset.duration.seconds,
      let image = black
    else { throw AVError(.noImageAtTime) }
    actualTime?.pointee = requestedTime
    return image
  }

  private var black: CGImage? {
    let film = CGSize(width: 1920, height: 1080)
    var ratio: CGFloat = 1
    if maximumSize.width > 0 { ratio = min(ratio, maximumSize.width / film.width) }
    if maximumSize.height > 0 { ratio = min(ratio, maximumSize.height / film.height) }
    return CGContext(
      data: nil, width: max(Int(film.width * ratio), 1), height: max(Int(film.height * ratio), 1), bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue
    )?.makeImage()
  }

  /// The picture of a time, and that time.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    (try copyCGImage(at: time, actualTime: nil), time)
  }

  /// Gives the picture of a time to a handler, at once.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    do {
      handler(try copyCGImage(at: requestedTime, actualTime: nil), requestedTime, nil)
    } catch {
      handler(nil, requestedTime, error)
    }
  }

  /// Gives the pictures of several times to a handler, one by one and at once.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for time in requestedTimes.map(\.timeValue) {
      generateCGImageAsynchronously(for: time) { image, actual, error in
        handler(time, image, actual, error == nil ? .succeeded : .failed, error)
      }
    }
  }

  /// Cancels requests, of which there are none any more.
  open func cancelAllCGImageGeneration() {}
}
