import Foundation

/// What an album is. Source: Apple's page "PHAssetCollectionType".
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }

/// Which album it is. Source: Apple's page "PHAssetCollectionSubtype".
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album that the user has made.
  case albumRegular = 2
  /// An album of the system's that has no subtype of its own.
  case smartAlbumGeneric = 200
  /// All films.
  case smartAlbumVideos = 202
  /// What the user has marked as a favorite.
  case smartAlbumFavorites = 203
  /// All photos and films: "Recents".
  case smartAlbumUserLibrary = 209
  /// All pictures of screens.
  case smartAlbumScreenshots = 211
  /// Every subtype, for requests.
  case any = 0x7FFF_FFFF
}

/// An album: "Recents" and "Favorites" are there. Source: Apple's page "PHAssetCollection".
open class PHAssetCollection: PHObject, @unchecked Sendable {
  let subtype: PHAssetCollectionSubtype
  /// The name for the user.
  public let localizedTitle: String?

  init(_ title: String, _ subtype: PHAssetCollectionSubtype) {
    (localizedTitle, self.subtype) = (title, subtype)
    super.init(title)
  }

  /// What the album is.
  open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
  /// Which album it is.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { subtype }
  /// How many photos are in it.
  open var estimatedAssetCount: Int { PHAsset.fetchAssets(in: self, options: nil).count }

  /// The albums of a kind.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let all = [
      PHAssetCollection("Recents", .smartAlbumUserLibrary), PHAssetCollection("Favorites", .smartAlbumFavorites),
    ]
    return PHFetchResult(type == .album ? [] : all.filter { subtype == .any || $0.subtype == subtype })
  }
}
