import Foundation
import UnderstudyCore

// How the system's browser of files looks and where it begins: the dialogs here show no files.

extension View {
  /// The title of the button that accepts; tests know the button by the system's word.
  nonisolated public consuming func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Takes the title of the button as a text.
  nonisolated public consuming func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Takes the title of the button as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// A message for the user, which the dialog here does not show.
  nonisolated public consuming func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Takes the message as a text.
  nonisolated public consuming func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Takes the message as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  /// A name by which the system remembers settings of the dialog.
  nonisolated public consuming func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// The folder that the browser shows first; files here are written to the folder that the test chooses.
  nonisolated public consuming func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// What the browser shows beside files.
  nonisolated public consuming func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Whether aliases are chosen themselves, which the test decides here.
  nonisolated public consuming func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// The title of the field for a file's name, which the dialog of an iPhone does not have.
  nonisolated public consuming func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Takes the title of the field as a text.
  nonisolated public consuming func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
}

/// What a browser of files shows beside files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is inside packages.
  public static let enumeratePackages = Self(rawValue: 1 << 0)
  /// The extensions of files.
  public static let displayFileExtensions = Self(rawValue: 1 << 1)
  /// Files that are hidden otherwise.
  public static let includeHiddenFiles = Self(rawValue: 1 << 2)
}
