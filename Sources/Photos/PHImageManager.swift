import Foundation
import Understudy
import UnderstudyTime

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How a picture fills a size. Source: Apple's page "PHImageContentMode".
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  /// As ``aspectFit``.
  public static var `default`: Self { .aspectFit }
}

/// Whether pictures are good or fast. Source: Apple's page "PHImageRequestOptionsDeliveryMode".
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// How exact the size is. Source: Apple's page "PHImageRequestOptionsResizeMode".
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// Which version of a photo is wanted. Source: Apple's page "PHImageRequestOptionsVersion".
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// How a picture is requested. Source: Apple's page "PHImageRequestOptions".
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the call waits.
  open var isSynchronous = false
  /// Whether it may come from the network; kept.
  open var isNetworkAccessAllowed = false
  /// Whether it is good or fast; kept.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exact the size is; kept.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Which version is wanted; kept.
  open var version = PHImageRequestOptionsVersion.current

  /// Makes options of the defaults.
  public override init() {}
}

/// The key that says whether a better picture follows: none does.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of an error.
public let PHImageErrorKey = "PHImageErrorKey"

/// Gives the pictures of photos: those of the test's data. Source: Apple's page "PHImageManager".
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()

  /// Makes a manager.
  public override init() {}

  /// The only one.
  open class func `default`() -> PHImageManager { only }

  /// Gives a picture once, in the app's next turn or, where the options say so, at once.
  ///
  /// - Parameters:
  ///   - targetSize: Has no effect: the picture has its own size.
  ///   - resultHandler: Gets the picture, nil for a film.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let image = UIImage(data: asset.photo.data)
    deliver(options) { resultHandler(image, [PHImageResultIsDegradedKey: false]) }
    return 1
  }

  private func deliver(_ options: PHImageRequestOptions?, _ body: @escaping () -> Void) {
    if options?.isSynchronous == true { return body() }
    let work = UncheckedSendable(body)
    DispatchQueue.main.async { work.value() }
  }

  /// Ends a request, which has ended.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// As a `PHImageManager`. Source: Apple's page "PHCachingImageManager".
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether good pictures are kept; kept.
  open var allowsCachingHighQualityImages = true
  /// Does nothing, as pictures are there.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Does nothing, as pictures are there.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Does nothing, as pictures are there.
  open func stopCachingImagesForAllAssets() {}
}
