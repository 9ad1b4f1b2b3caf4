import Foundation
import UnderstudyCore
import UnderstudyTime

/// Pictures that the app has saved among the user's photos by UIKit. The module `Photos` shows them in the library.
package final class SavedPictures: SystemPart {
  private struct Values {
    var pictures: [(data: Data, date: Date)] = []
    var isRefused = false
  }

  private let values = Guarded(Values())

  package init() {}

  /// Whether the user has refused to let the app add photos.
  package var isRefused: Bool {
    get { values.withLock { $0.isRefused } }
    set { values.withLock { $0.isRefused = newValue } }
  }

  fileprivate func add(_ data: Data, at date: Date) -> Bool {
    values.withLock { values in
      if values.isRefused { return false }
      values.pictures.append((data, date))
      return true
    }
  }

  /// Gives away what has been saved.
  package func take() -> [(data: Data, date: Date)] {
    values.withLock { values in
      defer { values.pictures = [] }
      return values.pictures
    }
  }
}

/// Adds a picture to the user's photos, which a test reads by `app.world.photos` of the module `Photos`.
///
/// The user is not asked. A picture is refused if the test has set `app.world.photos.authorization` to `.denied`; the event log has both.
///
/// - Parameters:
///   - image: One whose data is known, as not by its name alone.
///   - completionTarget: The object that is notified at once; nil for none.
///   - completionSelector: Its method, which gets the picture, an error if it was refused, and the context.
///   - contextInfo: Is given to the method.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let seconds = Caller.current?.session.secondsSinceReferenceDate ?? Date().timeIntervalSinceReferenceDate
  let isSaved =
    image.pngData().map { SavedPictures.current.add($0, at: Date(timeIntervalSinceReferenceDate: seconds)) } ?? false
  let size = "\(Int(image.size.width)) by \(Int(image.size.height)) points"
  LoggedEntry(category: "UIKit", text: isSaved ? "Save a photo of \(size)" : "Could not save a photo of \(size)")
    .write()
  guard let completionTarget, let completionSelector else { return }
  let error: NSError? = isSaved ? nil : NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310)
  completionSelector.perform(on: completionTarget, with: [image, error, contextInfo])
}
