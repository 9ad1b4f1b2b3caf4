import Foundation
import Understudy
import UnderstudyWorld

/// Something of the library. Source: Apple's page "PHObject".
open class PHObject: NSObject, @unchecked Sendable {
  /// Identifies it.
  public let localIdentifier: String

  init(_ identifier: String) { localIdentifier = identifier }

  /// Whether both are the same thing of the library.
  open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }
  /// Takes what ``isEqual(_:)`` compares.
  open override var hash: Int { localIdentifier.hashValue }
}

/// What a photo is. Source: Apple's page "PHAssetMediaType".
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// What is special about a photo. Source: Apple's page "PHAssetMediaSubtype".
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A picture made by turning the camera.
  public static let photoPanorama = Self(rawValue: 1 << 0)
  /// A picture of several exposures, with more light and shade.
  public static let photoHDR = Self(rawValue: 1 << 1)
  /// A picture of the screen.
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  /// A picture with a few seconds of film around it.
  public static let photoLive = Self(rawValue: 1 << 3)
  /// A film whose pictures were taken at long intervals.
  public static let videoTimelapse = Self(rawValue: 1 << 18)
}

/// A photo or a film of the library. Source: Apple's page "PHAsset".
open class PHAsset: PHObject, @unchecked Sendable {
  let photo: AppWorld.Photo

  init(_ photo: AppWorld.Photo) {
    self.photo = photo
    super.init(photo.identifier)
  }

  /// Whether it is a photo or a film.
  open var mediaType: PHAssetMediaType {
    if photo.type.conforms(to: .image) { return .image }
    if photo.type.conforms(to: .audiovisualContent) { return .video }
    return .unknown
  }
  /// What is special about it: nothing.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { Int(UIImage(data: photo.data)?.size.width ?? 0) }
  /// The height in pixels.
  open var pixelHeight: Int { Int(UIImage(data: photo.data)?.size.height ?? 0) }
  /// When it was taken.
  open var creationDate: Date? { photo.date }
  /// When it was changed.
  open var modificationDate: Date? { photo.date }
  /// Whether it is one of the user's favorites.
  open var isFavorite: Bool { photo.isFavorite }
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// How long the film is, in seconds: not known.
  open var duration: TimeInterval { 0 }

  // MARK: - Fetching

  /// What the app may see of the library.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { _ in true }
  }

  /// The photos, or the films.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { $0.mediaType == mediaType } }

  /// The photos of some identifiers.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { identifiers.contains($0.localIdentifier) } }

  /// The photos of an album.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { assetCollection.subtype != .smartAlbumFavorites || $0.isFavorite }
  }

  private class func fetch(_ options: PHFetchOptions?, _ isIncluded: (PHAsset) -> Bool) -> PHFetchResult<PHAsset> {
    var assets = PhotoState.current.visiblePhotos.map { PHAsset($0) }.filter(isIncluded)
    if let order = options?.sortDescriptors?.first {
      assets.sort { order.ascending ? $0.photo.date < $1.photo.date : $0.photo.date > $1.photo.date }
    }
    if let limit = options?.fetchLimit, limit > 0 { assets = Array(assets.prefix(limit)) }
    return PHFetchResult(assets)
  }
}

/// How photos are fetched. Source: Apple's page "PHFetchOptions".
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// Has no effect: choose by the type.
  open var predicate: NSPredicate?
  /// The order of dates: any descriptor counts as one of `creationDate`.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; zero for all.
  open var fetchLimit = 0
  /// Whether hidden ones are included; there are none.
  open var includeHiddenAssets = false
  /// Whether all of a burst are included; there are none.
  open var includeAllBurstAssets = false
  /// Whether changes are reported; kept.
  open var wantsIncrementalChangeDetails = true

  /// Makes options of the defaults.
  public override init() {}
}

/// What was found. Source: Apple's page "PHFetchResult".
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType]) { self.objects = objects }

  /// How many there are.
  open var count: Int { objects.count }
  /// The first; nil where there is none.
  open var firstObject: ObjectType? { objects.first }
  /// The last; nil where there is none.
  open var lastObject: ObjectType? { objects.last }
  /// The one at a place.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// The one at a place.
  open subscript(index: Int) -> ObjectType { objects[index] }
  /// Those at some places.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Whether one is among them.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// The place of one; `NSNotFound` where it is not among them.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject || ($0 as? NSObject)?.isEqual(anObject) == true } ?? NSNotFound
  }
  /// Runs a block for each, until it says stop.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {
    var stops = false
    for (index, object) in objects.enumerated() where !stops { block(object, index, &stops) }
  }
  /// How many are of a type.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
}
