import Photos
import SwiftUI
import UnderstudyWorld

extension View {
  /// Shows the system's picker while a flag is true, for one photo. Source: Apple's page
  /// "photosPicker(isPresented:selection:matching:preferredItemEncoding:)".
  ///
  /// - Parameters:
  ///   - isPresented: The flag, written false when the picker goes.
  ///   - selection: Gets the photo; it stays where the user cancels.
  ///   - filter: Which photos there are; nil for all.
  ///   - preferredItemEncoding: Has no effect: data comes as the test gives it.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    picker(isPresented, { PickerRules(filter: filter) }) { photos in
      if let photo = photos.first { selection.wrappedValue = PhotosPickerItem(photo) }
    }
  }

  /// Shows the system's picker while a flag is true, for several photos.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, written false when the picker goes.
  ///   - selection: Gets the photos; it stays where the user cancels. Its photos are selected at first.
  ///   - maxSelectionCount: How many at most; nil for any number.
  ///   - selectionBehavior: In which order they come.
  ///   - filter: Which photos there are; nil for all.
  ///   - preferredItemEncoding: Has no effect: data comes as the test gives it.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    let rules: @MainActor () -> PickerRules = {
      // A picker that gives a list always has its button Add.
      PickerRules(
        filter: filter, limit: maxSelectionCount ?? 0, endsAtOnce: false,
        isOrdered: selectionBehavior.isOrdered, picked: selection.wrappedValue.compactMap(\.itemIdentifier))
    }
    return picker(isPresented, rules) { photos in selection.wrappedValue = photos.map { PhotosPickerItem($0) } }
  }

  // MARK: - Convenience

  /// Shows the picker of a library; there is only one.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { photosPicker(isPresented: isPresented, selection: selection, matching: filter) }

  /// Shows the picker of a library for several photos; there is only one.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(
      isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter)
  }

  nonisolated private func picker(
    _ isPresented: Binding<Bool>, _ rules: @escaping @MainActor () -> PickerRules,
    _ finish: @escaping @MainActor ([AppWorld.Photo]) -> Void
  ) -> some View { modifier(PickerModifier(isPresented: isPresented, rules: rules, finish: finish)) }

  /// How the picker is shown; it is always a sheet.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// What the picker lacks; it has nothing more.
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
  /// Which bars of the picker show; they are always the same.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
}

/// Shows the picker as a sheet.
private struct PickerModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let rules: @MainActor () -> PickerRules
  let finish: @MainActor ([AppWorld.Photo]) -> Void

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      PickerScreen(rules: rules()) { photos in
        isPresented.wrappedValue = false
        if let photos { finish(photos) }
      }
    }
  }
}

/// How a picker is shown. Source: Apple's page "PhotosPickerStyle".
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  /// As a sheet.
  public static let presentation = Self(name: "presentation")
  /// In its place; it is a sheet, too.
  public static let inline = Self(name: "inline")
  /// As a row; it is a sheet, too.
  public static let compact = Self(name: "compact")
}

/// What a picker can do beside. Source: Apple's page "PHPickerCapabilities".
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The user can search for photos by words.
  public static let search = Self(rawValue: 1 << 0)
  /// What is selected is shown at the bottom.
  public static let stagingArea = Self(rawValue: 1 << 1)
  /// The user can go from one album to another.
  public static let collectionNavigation = Self(rawValue: 1 << 2)
  /// Buttons for the selection are shown.
  public static let selectionActions = Self(rawValue: 1 << 3)
  /// The user is warned before a photo that may be offensive.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 1 << 4)
}
