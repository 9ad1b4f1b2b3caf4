import Foundation

/// What an album is. Source: Apple's page "PHAssetCollectionType".
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }

/// Which album it is. Source: Apple's page "PHAssetCollectionSubtype".
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumUserLibrary = 209
  case smartAlbumScreenshots = 211
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
