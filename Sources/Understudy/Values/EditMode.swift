@_spi(Runtime) import UnderstudyCore

/// Whether the user edits a list (SEM-261).
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether a list shows its controls for deleting and moving: in any mode but `inactive`.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the lists in reach are being edited: each page, sheet and window has its own mode (SEM-261).
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? runningHost.map { host in assumeMain { host.service(WindowEditMode.self).mode } } }
    set { self[EditModeKey.self] = newValue }
  }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

/// The mode of what lies on no page and in no sheet.
private final class WindowEditMode: HostService {
  let mode: Binding<EditMode>

  init(host: Host) { mode = EditModeStorage.make(in: host) }
}

/// Makes the mode of a page or sheet.
@MainActor
enum EditModeStorage {
  static func make(in host: Host) -> Binding<EditMode> { ContainerLocation(EditMode.inactive, host: host).binding }
}
