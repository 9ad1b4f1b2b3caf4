import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A dialog of the system's for files: a sheet with a button that cancels, which a test answers by `app.world.files`.
struct FileDialog {
  enum Kind { case open, save, move }

  let kind: Kind
  /// Does what the dialog is for; called once.
  let finish: (FileChoices.Answer) -> Void
}

extension View {
  /// Shows a dialog while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, written false before the dialog has finished.
  ///   - isReady: Whether there is something to ask for.
  nonisolated func fileDialog(
    _ kind: FileDialog.Kind, isPresented: Binding<Bool>, isReady: Bool = true,
    finish: @escaping (FileChoices.Answer) -> Void
  ) -> some View {
    modifier(_FileDialogModifier(kind: kind, isPresented: isPresented, isReady: isReady, finish: finish))
  }
}

public struct _FileDialogModifier {
  let kind: FileDialog.Kind
  let isPresented: Binding<Bool>
  let isReady: Bool
  let finish: (FileChoices.Answer) -> Void
}

extension _FileDialogModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.sheet(isPresented: isReady ? isPresented : .constant(false)) {
      FileDialogScreen(
        dialog: FileDialog(kind: kind) { answer in
          isPresented.wrappedValue = false
          finish(answer)
        })
    }
  }
}

/// What the sheet shows: the system's browser is another process, whose files are not here.
struct FileDialogScreen: View {
  let dialog: FileDialog

  var body: some View {
    NavigationStack {
      Color.clear.modifier(_FileAskingModifier(dialog: dialog))
        .navigationBarTitleDisplayMode(.inline)
        .transformPreference(NavigationBarKey.self) {
          $0.identifier = "FullDocumentManagerViewControllerNavigationBar"
        }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dialog.finish(.cancellation) } }
          if let title = dialog.kind.confirmation {
            ToolbarItem(placement: .confirmationAction) { Button(title) { dialog.finish(.folder(FileDialog.folder)) } }
          }
        }
    }
    .interactiveDismissDisabled()
  }
}

extension FileDialog {
  /// The folder that the dialog shows: one beside the app's documents, as those of the device's user are.
  static var folder: URL {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    return (documents?.deletingLastPathComponent() ?? FileManager.default.temporaryDirectory).appending(path: "Files")
  }
}

extension FileDialog.Kind {
  /// The button that accepts the folder; none where a file has to be chosen.
  fileprivate var confirmation: String? {
    switch self {
    case .open: nil
    case .save: "Save"
    case .move: "Move"
    }
  }
}

public struct _FileAskingModifier {
  let dialog: FileDialog
}

extension _FileAskingModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = FileAskingNode
}

/// An open dialog, for the answers of the test.
package final class FileAskingNode: ValueNode<_FileAskingModifier>, FileAsking {
  private var isAnswered = false

  package override func didMake() {
    host.afterUpdate { [weak self] in
      guard let self, !flags.contains(.isUnmounted) else { return }
      host.configuration.world.files.open(self)
    }
  }

  package func take(_ answer: FileChoices.Answer) {
    guard !isAnswered else { return }
    isAnswered = true
    host.session.perform { modifier.dialog.finish(answer) }
    host.settleInNextTurn()
  }

  package override func didUnmount() {
    super.didUnmount()
    host.configuration.world.files.close(self)
  }
}
