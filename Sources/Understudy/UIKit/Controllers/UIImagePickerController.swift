import Foundation

/// Is notified of what the user picks. All methods are optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked something; the app closes the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called for Cancel; by default it closes the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Closes the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Closes the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets the user pick a picture. It shows one, "Photo", and a button Cancel.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Which camera is used.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What the picker says of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture, a `UIImage`.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has changed it, a `UIImage`.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The kind of what is picked, a `String`.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// Where the picture is, a `URL`.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// Where a film is, a `URL`.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Where pictures come from, the library by default.
  open var sourceType = SourceType.photoLibrary
  /// Which kinds can be picked.
  open var mediaTypes = ["public.image"]
  /// Whether the user can change a picture: then it is the edited one as well.
  open var allowsEditing = false
  /// Which camera is used.
  open var cameraDevice = CameraDevice.rear
  /// Is notified of what the user picks.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether there are pictures: in libraries always, and there is no camera, as on a simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  open override func loadView() {
    view = ShowingView { [weak self] _ in self.map { PicturePicker(controller: $0) } }
  }

  fileprivate func pick() {
    let picture = UIImage()
    var info: [InfoKey: Any] = [.originalImage: picture, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = picture }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  fileprivate func cancel() {
    if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
  }
}

private struct PicturePicker: View {
  let controller: UIImagePickerController

  var body: some View {
    NavigationStack {
      ScrollView {
        Image(systemName: "photo").accessibilityLabel("Photo" as String).onTapGesture { controller.pick() }
      }
      .navigationTitle("Photos")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { controller.cancel() } } }
    }
  }
}
