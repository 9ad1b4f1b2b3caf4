import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// Whether the app may see photos. Source: Apple's page "PHAuthorizationStatus".
public enum PHAuthorizationStatus: Int, Sendable, CustomStringConvertible {
  case notDetermined, restricted, denied, authorized, limited

  /// The name of the case.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorized: "authorized"
    case .limited: "limited"
    }
  }
}

/// What the app wants to do with the library. Source: Apple's page "PHAccessLevel".
public enum PHAccessLevel: Int, Sendable {
  /// To add photos.
  case addOnly = 1
  /// To see and to change it.
  case readWrite = 2
}

/// Why the library has refused something. Source: Apple's page "PHPhotosError".
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The library itself has failed; never thrown here.
    case internalError = -1
    /// The user has closed a question; never thrown here.
    case userCancelled = 3072
    /// A part of a photo does not fit; never thrown here.
    case invalidResource = 3302
    /// The user does not let the app read the library, or add to it.
    case accessUserDenied = 3311
    /// The device's owner does not allow it; never thrown here.
    case accessRestricted = 3310
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// The user does not let the app read the library, or add to it.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The user has closed a question; never thrown here.
  public static var userCancelled: Code { .userCancelled }
}

/// The library of photos, which the test fills by `app.world.photos`. Source: Apple's page "PHPhotoLibrary".
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()

  private override init() {}

  /// The only one.
  open class func shared() -> PHPhotoLibrary { only }

  // MARK: - Permission

  /// Whether the app may see and change the library.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

  /// Whether the app may do something with the library; who may see it may add to it.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    let state = PhotoState.current
    guard accessLevel == .addOnly, state.addingQuestion.status == .notDetermined else {
      return accessLevel == .addOnly ? state.addingQuestion.status : state.question.status
    }
    return [.authorized, .limited].contains(state.question.status) ? .authorized : .notDetermined
  }

  /// Asks the user, unless that is decided: by an alert of the home screen's, or by `app.world.photos.authorization`.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    let status = authorizationStatus(for: accessLevel)
    return status == .notDetermined ? await PhotoState.current.request(accessLevel) : status
  }

  /// As ``requestAuthorization(for:)``.
  ///
  /// - Parameter handler: Called outside of the main actor.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { Task { handler(await requestAuthorization(for: accessLevel)) } }

  /// As ``requestAuthorization(for:)``, to see and to change the library.
  ///
  /// - Parameter handler: Called outside of the main actor.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }

  // MARK: - Changes

  /// Changes the library by the requests that a block makes. The user is asked first, unless that is decided.
  ///
  /// - Throws: ``PHPhotosError`` if the user has refused.
  @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    let status = await Self.requestAuthorization(for: .addOnly)
    guard status == .authorized || status == .limited else { throw PHPhotosError(.accessUserDenied) }
    apply(changeBlock)
  }

  /// As ``performChanges(_:)``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor.
  @preconcurrency open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Task {
      do {
        try await performChanges(changeBlock)
        completionHandler?(true, nil)
      } catch { completionHandler?(false, error) }
    }
  }

  /// Changes the library at once.
  ///
  /// - Throws: ``PHPhotosError`` unless the user has allowed it.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    guard Self.authorizationStatus(for: .addOnly) == .authorized else { throw PHPhotosError(.accessUserDenied) }
    apply(changeBlock)
  }

  private func apply(_ block: () -> Void) {
    let changes = LibraryChanges()
    LibraryChanges.$current.withValue(changes, operation: block)
    let (added, removed) = changes.take()
    let state = PhotoState.current
    state.with { values in
      values.photos.removeAll { removed.contains($0.identifier) }
      values.photos += added
    }
    for photo in added { LoggedEntry(category: "Photos", text: "Add \(photo.name)").write() }
    if !removed.isEmpty { LoggedEntry(category: "Photos", text: "Remove \(removed.count) photos").write() }
    for observer in state.with({ $0.observers.compactMap(\.observer) }) { observer.photoLibraryDidChange(PHChange()) }
  }

  /// Notifies an observer of changes that the app makes; it is not retained.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    PhotoState.current.with { $0.observers.append(WeakObserver(observer: observer)) }
  }

  /// Ends that.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    PhotoState.current.with { values in
      values.observers.removeAll { $0.observer == nil || $0.observer === observer }
    }
  }
}

/// What has changed: fetch again to see it. Source: Apple's page "PHChange".
open class PHChange: NSObject, @unchecked Sendable {}

/// Is notified of changes. Source: Apple's page "PHPhotoLibraryChangeObserver".
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Runs when the library has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What the requests of a block change.
final class LibraryChanges: Sendable {
  @TaskLocal static var current: LibraryChanges?

  private let values = Guarded(
    unchecked: (added: [String: AppWorld.Photo](), order: [String](), removed: Set<String>()))

  func add(_ photo: AppWorld.Photo, for request: String) {
    values.withUncheckedLock { values in
      if values.added.updateValue(photo, forKey: request) == nil { values.order.append(request) }
    }
  }

  func remove(_ identifier: String) { values.withUncheckedLock { _ = $0.removed.insert(identifier) } }

  func take() -> (added: [AppWorld.Photo], removed: Set<String>) {
    values.withUncheckedLock { values in (values.order.compactMap { values.added[$0] }, values.removed) }
  }
}
