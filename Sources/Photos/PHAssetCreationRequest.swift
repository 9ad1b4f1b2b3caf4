import Foundation
import Understudy
import UnderstudyCore
import UnderstudyWorld

/// What a part of a photo is. Source: Apple's page "PHAssetResourceType".
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}

/// How a part of a photo is added; kept. Source: Apple's page "PHAssetResourceCreationOptions".
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// The name of the file.
  open var originalFilename: String?
  /// The kind of the file.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved.
  open var shouldMoveFile = false

  /// Makes options of the defaults.
  public override init() {}
}

/// A photo that will be there when the changes are made. Source: Apple's page "PHObjectPlaceholder".
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Changes a photo, in a block of `performChanges(_:)`. Source: Apple's page "PHAssetChangeRequest".
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  fileprivate let id = UUID().uuidString
  /// The photo that will be there.
  open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?
  /// When the photo was taken; kept.
  open var creationDate: Date?
  /// Whether the photo is one of the user's favorites; kept.
  open var isFavorite = false

  public required override init() { super.init() }

  fileprivate func add(_ name: String, _ data: Data, _ type: UTType) {
    guard let changes = LibraryChanges.current else {
      return RuntimeLog.fail(
        .framework, "PHAssetChangeRequest: a request is made in a block of PHPhotoLibrary.performChanges(_:).")
    }
    let photo = AppWorld.Photo(name, data: data, type: type, date: creationDate ?? Date(), isFavorite: isFavorite)
    placeholderForCreatedAsset = PHObjectPlaceholder(photo.identifier)
    changes.add(photo, for: id)
  }

  /// Adds a picture.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    make("Photo", image.pngData() ?? Data(), .png)
  }

  /// Adds the picture of a file; nil where it cannot be read.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { make(of: fileURL, .image) }

  /// Adds the film of a file; nil where it cannot be read.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { make(of: fileURL, .movie) }

  private class func make(_ name: String, _ data: Data, _ type: UTType) -> Self {
    let request = Self()
    request.add(name, data, type)
    return request
  }

  private class func make(of file: URL, _ type: UTType) -> Self? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return make(file.lastPathComponent, data, UTType(filenameExtension: file.pathExtension) ?? type)
  }

  /// Removes photos.
  open class func deleteAssets(_ assets: some Sequence<PHAsset>) {
    for asset in assets { LibraryChanges.current?.remove(asset.localIdentifier) }
  }
}

/// Adds a photo of its parts, in a block of `performChanges(_:)`. Source: Apple's page "PHAssetCreationRequest".
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// Adds a photo, whose parts follow.
  open class func forAsset() -> Self { Self() }

  /// Adds a part: only that of a photo or a film is read.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    guard type != .pairedVideo, type != .adjustmentData else { return }
    let isFilm = type == .video || type == .fullSizeVideo
    let kind = options?.uniformTypeIdentifier.flatMap { UTType($0) } ?? (isFilm ? .movie : .image)
    add(options?.originalFilename ?? (isFilm ? "Video" : "Photo"), data, kind)
  }

  /// Adds a part of a file, which is read.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    addResource(with: type, data: (try? Data(contentsOf: fileURL)) ?? Data(), options: options)
  }
}
