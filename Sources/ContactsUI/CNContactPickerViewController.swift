import Contacts
import SwiftUI
import Understudy

/// Lets the user pick contacts, which the test gives by `app.world.contacts`. Source: Apple's page "CNContactPickerViewController".
///
/// Each contact is a button with its name; the picker closes itself. It needs no permission, as on a device.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// Gets what is picked; not retained.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Which properties the page of a contact has. Kept, as there are no such pages.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be picked; nil for all. It gets each contact.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are picked by a tap. Kept: a tap picks each.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which properties are picked by a tap. Kept, as there are no pages of contacts.
  open var predicateForSelectionOfProperty: NSPredicate?
  /// Whether the delegate has shown that it takes no single contact: then the picker collects several.
  fileprivate var takesSeveral = false

  open override func loadView() {
    view = ShowingView { [weak self] _ in self.map { ContactPicker(controller: $0) } }
  }

  /// Gives the delegate a contact.
  ///
  /// - Returns: whether the delegate takes one.
  fileprivate func pick(_ contact: CNContact) -> Bool {
    takesSeveral = false
    delegate?.contactPicker(self, didSelect: contact)
    return !takesSeveral
  }

  fileprivate func isEnabled(_ contact: CNContact) -> Bool {
    predicateForEnablingContact?.evaluate(with: contact) ?? true
  }
}

/// Gets what is picked. All methods are optional. Source: Apple's page "CNContactPickerDelegate".
///
/// A delegate with the method for one contact gets that at the first tap; one with the method for several gets them by the button Done.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Runs where the user cancels.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Runs where the user has picked a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Runs where the user has picked several contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Lets the picker collect several contacts.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    picker.takesSeveral = true
  }
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

private struct ContactPicker: View {
  let controller: CNContactPickerViewController
  @State private var picked: [CNContact]?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(ContactState.current.all) { contact in
        Button(contact.shownName ?? "No Name") { pick(contact) }
          .disabled(!controller.isEnabled(contact))
          .accessibilityAddTraits(picked?.contains(contact) == true ? [.isSelected] : [])
      }
      .navigationTitle("Contacts" as String)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            dismiss()
            controller.delegate?.contactPickerDidCancel(controller)
          }
        }
        if let picked {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") {
              dismiss()
              controller.delegate?.contactPicker(controller, didSelect: picked)
            }
          }
        }
      }
    }
  }

  private func pick(_ contact: CNContact) {
    guard var several = picked else {
      if controller.pick(contact) { return dismiss() }
      picked = [contact]
      return
    }
    if let place = several.firstIndex(of: contact) { several.remove(at: place) } else { several.append(contact) }
    picked = several
  }
}
