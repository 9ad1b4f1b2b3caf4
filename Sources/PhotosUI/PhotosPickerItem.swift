import Foundation
import Photos
import SwiftUI
import UnderstudyWorld

/// A photo or a film that the user has picked. Source: Apple's page "PhotosPickerItem".
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which form data comes. Source: Apple's page "PhotosPickerItem.EncodingDisambiguationPolicy".
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The system chooses.
    public static let automatic = Self(name: "automatic")
    /// As it is.
    public static let current = Self(name: "current")
    /// In a form that most apps read.
    public static let compatible = Self(name: "compatible")
  }

  private let identifier: String
  private let photo: AppWorld.Photo?

  init(_ photo: AppWorld.Photo) { (self.photo, identifier) = (photo, photo.identifier) }

  /// Makes an item of the library by its identifier.
  public init(itemIdentifier: String) {
    identifier = itemIdentifier
    photo = PhotoState.current.photos.first { $0.identifier == itemIdentifier }
  }

  /// Identifies the item in the library.
  public var itemIdentifier: String? { identifier }
  /// What the data is.
  public var supportedContentTypes: [UTType] { photo.map { [$0.type] } ?? [] }

  /// Whether both are the same item of the library.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier == rhs.identifier }
  /// Takes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Makes a value of the item's data, such as `Data` or `Image`.
  ///
  /// - Returns: Nil where the type takes no data of that kind.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await photo?.provider.transfer(as: type)
  }

  /// As ``loadTransferable(type:)``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor.
  @discardableResult
  @preconcurrency public func loadTransferable<T: Transferable & SendableMetatype>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch { completionHandler(.failure(error)) }
      progress.completedUnitCount = 1
    }
    return progress
  }
}

extension AppWorld.Photo {
  /// The data for who has picked the photo.
  var provider: NSItemProvider {
    let provider = NSItemProvider(item: data, typeIdentifier: type.identifier)
    provider.suggestedName = name
    return provider
  }
}
