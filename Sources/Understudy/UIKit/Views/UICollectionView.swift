/// UIKit's collection, for its appearance.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {}
