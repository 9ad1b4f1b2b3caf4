import Foundation
import Photos
import SwiftUI
import Understudy
import UnderstudyWorld

/// What a picker shows and lets the user do. Source: Apple's page "PHPickerConfiguration".
public struct PHPickerConfiguration: Hashable, @unchecked Sendable {
  /// In which form data comes; it comes as the test gives it. Source: Apple's page
  /// "PHPickerConfiguration.AssetRepresentationMode".
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// In which order several photos come. Source: Apple's page "PHPickerConfiguration.Selection".
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

  /// How many can be picked: one by default, zero stands for any number.
  public var selectionLimit = 1
  /// Which photos there are; nil for all.
  public var filter: PHPickerFilter?
  /// In which form data comes; kept.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// In which order photos come.
  public var selection = Selection.default
  /// The photos that are selected at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// What the picker lacks; kept.
  public var disabledCapabilities: PHPickerCapabilities {
    get { PHPickerCapabilities(rawValue: capabilities) }
    set { capabilities = newValue.rawValue }
  }
  private var capabilities = 0
  private let hasLibrary: Bool

  /// Makes a configuration; results have no identifiers.
  public init() { hasLibrary = false }
  /// Makes a configuration of a library, so that results have identifiers.
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

  var givesIdentifiers: Bool { hasLibrary }
}

/// A photo that the user has picked. Source: Apple's page "PHPickerResult".
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// The data.
  public let itemProvider: NSItemProvider
  /// Identifies the photo, if the configuration has a library.
  public let assetIdentifier: String?
}

/// The system's picker, whose photos the test gives by `app.world.photos`. Source: Apple's page "PHPickerViewController".
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// What the picker shows.
  public let configuration: PHPickerConfiguration
  /// Gets what is picked; not retained.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let configuration = configuration
    view = ShowingView { [weak self] _ in
      PickerScreen(
        rules: PickerRules(
          filter: configuration.filter, limit: configuration.selectionLimit,
          endsAtOnce: configuration.selectionLimit == 1,
          isOrdered: [.ordered, .continuousAndOrdered].contains(configuration.selection),
          picked: configuration.preselectedAssetIdentifiers)
      ) { photos in self?.finish(photos ?? []) }
    }
  }

  private func finish(_ photos: [AppWorld.Photo]) {
    let results = photos.map { photo in
      PHPickerResult(
        itemProvider: photo.provider, assetIdentifier: configuration.givesIdentifiers ? photo.identifier : nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// Gets what is picked. Source: Apple's page "PHPickerViewControllerDelegate".
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Runs when the user has picked photos, or cancelled, which gives none. The app closes the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
