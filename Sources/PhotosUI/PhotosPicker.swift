import Foundation
import Photos
import SwiftUI

/// In which order several photos come. Source: Apple's page "PhotosPickerSelectionBehavior".
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let isOrdered: Bool
  private let name: String

  /// In the order of the library.
  public static let `default` = Self(isOrdered: false, name: "default")
  /// In the order of the taps.
  public static let ordered = Self(isOrdered: true, name: "ordered")
  /// As ``default``: changes come when the user has confirmed them.
  public static let continuous = Self(isOrdered: false, name: "continuous")
  /// As ``ordered``: changes come when the user has confirmed them.
  public static let continuousAndOrdered = Self(isOrdered: true, name: "continuousAndOrdered")
}

/// A button that shows the system's picker, whose photos the test gives by `app.world.photos`. Source: Apple's page "PhotosPicker".
///
/// Each photo is an image with its name; a tap picks it. One that takes several has a button "Add".
public struct PhotosPicker<Label: View>: View {
  private enum Selection {
    case one(Binding<PhotosPickerItem?>)
    case several(Binding<[PhotosPickerItem]>, Int?, PhotosPickerSelectionBehavior)
  }

  private let selection: Selection
  private let filter: PHPickerFilter?
  private let label: Label
  @State private var isPresented = false

  private init(_ selection: Selection, _ filter: PHPickerFilter?, _ label: Label) {
    (self.selection, self.filter, self.label) = (selection, filter, label)
  }

  /// The button.
  public var body: some View {
    let button = Button {
      isPresented = true
    } label: {
      label
    }
    switch selection {
    case .one(let item):
      button.photosPicker(isPresented: $isPresented, selection: item, matching: filter)
    case .several(let items, let limit, let behavior):
      button.photosPicker(
        isPresented: $isPresented, selection: items, maxSelectionCount: limit, selectionBehavior: behavior,
        matching: filter)
    }
  }

  /// Picks one photo.
  ///
  /// - Parameters:
  ///   - selection: Gets the photo; it stays where the user cancels.
  ///   - filter: Which photos there are; nil for all.
  ///   - preferredItemEncoding: Has no effect: data comes as the test gives it.
  ///   - label: What the button shows.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(.one(selection), filter, label()) }

  /// Picks several photos.
  ///
  /// - Parameters:
  ///   - selection: Gets the photos; it stays where the user cancels. Its photos are selected at first.
  ///   - maxSelectionCount: How many at most; nil for any number.
  ///   - selectionBehavior: In which order they come.
  ///   - filter: Which photos there are; nil for all.
  ///   - preferredItemEncoding: Has no effect: data comes as the test gives it.
  ///   - label: What the button shows.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount, selectionBehavior), filter, label()) }

  // MARK: - Convenience

  /// Picks one photo of a library; there is only one.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(.one(selection), filter, label()) }

  /// Picks several photos of a library; there is only one.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount, selectionBehavior), filter, label()) }
}

extension PhotosPicker where Label == Text {
  /// Picks one photo, by a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(.one(selection), filter, Text(titleKey)) }

  /// Picks one photo, by a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(.one(selection), filter, Text(title)) }

  /// Picks one photo of a library, by a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(.one(selection), filter, Text(titleKey)) }

  /// Picks several photos, by a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(.several(selection, maxSelectionCount, selectionBehavior), filter, Text(titleKey)) }

  /// Picks several photos, by a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(.several(selection, maxSelectionCount, selectionBehavior), filter, Text(title)) }

  /// Picks several photos of a library, by a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(.several(selection, maxSelectionCount, selectionBehavior), filter, Text(titleKey)) }
}
