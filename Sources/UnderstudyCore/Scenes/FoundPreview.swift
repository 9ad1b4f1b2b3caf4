/// A preview that is linked into the process, as the framework finds it: an app of one window that shows it.
package struct FoundPreview: Sendable {
  /// Where a preview is written.
  package struct Place: Sendable {
    /// Module and file name, as `#fileID` gives them.
    package let fileID: String
    package let filePath: String
    /// Counted from 1.
    package let line: Int

    package init(fileID: String, filePath: String, line: Int) {
      (self.fileID, self.filePath, self.line) = (fileID, filePath, line)
    }
  }

  /// A preview with what it says of the device.
  package struct Content {
    package let blueprint: AppBlueprint
    /// Nil for a preview that does not say how the device is held.
    package let orientation: UIDeviceOrientation?

    package init(_ blueprint: AppBlueprint, orientation: UIDeviceOrientation? = nil) {
      (self.blueprint, self.orientation) = (blueprint, orientation)
    }
  }

  /// As the source gives it: the text of `#Preview`, or the name of the type; nil for none.
  package let name: String?
  package let module: String
  /// Nil where the program does not say it, as for types that conform to `PreviewProvider`.
  package let place: Place?
  /// Makes the preview as its source says now. Runs code of the app only when the blueprint is launched.
  package let content: @MainActor @Sendable () -> Content

  package init(
    name: String?, module: String, place: Place?, content: @escaping @MainActor @Sendable () -> Content
  ) {
    (self.name, self.module, self.place, self.content) = (name, module, place, content)
  }
}
