import Foundation
import Understudy
import UnderstudyCore
import UnderstudyPermissions
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// The photos of the device, and whether the app may see them.
  public var photos: Photos { Photos(world: self) }

  /// The photos of the device, and whether the app may see them.
  ///
  /// At first there is one photo of one pixel, "Photo", and the user has not been asked. The picker needs no permission, as on a device.
  @preconcurrency @MainActor
  public struct Photos {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: PhotoState {
      let state = world.part(PhotoState.self)
      state.take(world.part(SavedPictures.self))
      return state
    }

    /// The photos and films of the device, the oldest first. What the app adds comes at the end.
    public var library: [Photo] {
      get {
        control.settle()
        return state.with { $0.photos }
      }
      nonmutating set {
        control.act("The library has now \(newValue.count) photos", at: nil) { state.with { $0.photos = newValue } }
      }
    }

    /// Whether the app may see and change the library. To set it answers the questions that the app has asked, or will ask.
    public var authorization: PHAuthorizationStatus {
      get {
        control.settle()
        return state.question.status
      }
      nonmutating set {
        control.act("Photos are now \(newValue)", at: nil) {
          state.question.decide(newValue)
          state.addingQuestion.decide(newValue == .limited ? .authorized : newValue)
          world.part(SavedPictures.self).isRefused = state.refusesAdding
        }
      }
    }
  }

  /// A photo or a film of the device.
  public struct Photo: Hashable, Sendable {
    /// What the picker's element has as its label.
    public let name: String
    /// The encoded picture or film.
    public let data: Data
    /// What the data is.
    public let type: UTType
    /// When it was taken.
    public let date: Date
    /// Whether it is one of the user's favorites.
    public let isFavorite: Bool
    /// Identifies it in the library.
    public let identifier: String

    /// Makes a photo or a film.
    ///
    /// - Parameters:
    ///   - name: The label in the picker.
    ///   - data: The encoded picture or film; one pixel by default.
    ///   - type: What the data is.
    ///   - date: When it was taken.
    ///   - isFavorite: Whether it is one of the user's favorites.
    public init(
      _ name: String, data: Data? = nil, type: UTType = .png, date: Date = Date(timeIntervalSinceReferenceDate: 0),
      isFavorite: Bool = false
    ) {
      (self.name, self.type, self.date, self.isFavorite) = (name, type, date, isFavorite)
      self.data = data ?? Self.pixel
      identifier = "\(UUID().uuidString)/L0/001"
    }

    /// A picture of one pixel.
    private static let pixel =
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
      ?? Data()
  }
}

/// The library, and whether the app may see it.
package final class PhotoState: ProtectedPart {
  /// The number of `XCUIProtectedResource.photos`.
  private static let resource = 4

  struct Values {
    var photos = [AppWorld.Photo("Photo")]
    var observers: [WeakObserver] = []
  }

  let question = PermissionQuestion(undecided: PHAuthorizationStatus.notDetermined)
  let addingQuestion = PermissionQuestion(undecided: PHAuthorizationStatus.notDetermined)
  private let values = Guarded(unchecked: Values())

  package init() { ProtectedParts.register(Self.self, for: Self.resource) }

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  package func forgetDecision() {
    question.forget()
    addingQuestion.forget()
    SavedPictures.current.isRefused = false
  }

  /// The part of the app that calls, or of the running test, with what the app has saved by UIKit.
  package static var current: PhotoState {
    let state = part(PhotoState.self)
    state.take(part(SavedPictures.self))
    return state
  }

  private static func part<Part: SystemPart>(_ type: Part.Type) -> Part { Part.current }

  /// Adds what the app has saved by UIKit.
  func take(_ saved: SavedPictures) {
    let pictures = saved.take().map { AppWorld.Photo("Photo", data: $0.data, type: .png, date: $0.date) }
    if !pictures.isEmpty { with { $0.photos += pictures } }
  }

  /// Whether the user has refused to let the app add photos.
  var refusesAdding: Bool { [.denied, .restricted].contains(addingQuestion.status) }

  /// What the picker shows: all photos.
  package var photos: [AppWorld.Photo] { with { $0.photos } }

  /// What the app sees in the library.
  var visiblePhotos: [AppWorld.Photo] { [.authorized, .limited].contains(question.status) ? photos : [] }

  func request(_ level: PHAccessLevel) async -> PHAuthorizationStatus {
    let name = SystemQuestion.nameOfApp
    if level == .addOnly {
      defer { SavedPictures.current.isRefused = refusesAdding }
      return await addingQuestion.request(
        .init(
          "Photos", title: "“\(name)” Would Like to Add to your Photos", key: "NSPhotoLibraryAddUsageDescription",
          choices: [("Don’t Allow", .denied), ("Allow", .authorized)]))
    }
    return await question.request(
      .init(
        "Photos", title: "“\(name)” Would Like to Access Your Photo Library", key: "NSPhotoLibraryUsageDescription",
        choices: [("Don’t Allow", .denied), ("Limit Access…", .limited), ("Allow Full Access", .authorized)]))
  }
}

/// An observer that the app retains.
struct WeakObserver {
  weak var observer: (any PHPhotoLibraryChangeObserver)?
}
