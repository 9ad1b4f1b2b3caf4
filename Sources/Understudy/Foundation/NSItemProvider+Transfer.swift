import Foundation

extension NSItemProvider {
  /// Makes a transferable value of what is carried; the closure gets it on another thread.
  ///
  /// Source: Apple's page "loadTransferable(type:completionHandler:)".
  @discardableResult
  public func loadTransferable<T: Transferable & SendableMetatype>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        guard let value = try await transfer(as: transferableType) else {
          throw CocoaError(.fileReadUnsupportedScheme)
        }
        completionHandler(.success(value))
      } catch { completionHandler(.failure(error)) }
      progress.completedUnitCount = 1
    }
    return progress
  }

  /// A transferable value of what is carried; nil where none of the kinds fits.
  package func transfer<T: Transferable>(as type: T.Type) async throws -> T? {
    for way in T.transferRepresentation._ways {
      guard let read = way.import, hasItemConformingToTypeIdentifier(way.contentType.identifier) else { continue }
      return try await read(try await data(of: way.contentType)) as? T
    }
    return nil
  }

  /// The data of a kind.
  package func data(of type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
        }
      }
    }
  }
}
