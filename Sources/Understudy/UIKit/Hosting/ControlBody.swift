import Foundation
import UnderstudyCore

/// Shows a view of UIKit's by views of SwiftUI's, which read it each time that it has changed.
///
/// So it has the element, the frame, the actions and the picture of the SwiftUI control that looks and acts the same.
@MainActor final class ControlBody<Control: UIView, Shown: View> {
  let hosted: HostedView<ControlView<Control, Shown>>

  /// - Parameters:
  ///   - control: What is shown; it is not retained.
  ///   - shown: Makes the views; must capture nothing. They keep the number of the version, by which they differ from the last.
  init(_ control: Control, shown: @escaping @MainActor (Control, Int) -> Shown) {
    hosted = HostedView(ControlView(reference: ControlReference(control), shown: shown))
  }

  /// Notes that the control is another than before.
  func update() { hosted.content.version += 1 }

  /// The size that the views take by themselves; nil while no app shows them.
  var size: CGSize? { hosted.isAttached ? hosted.size(in: .unspecified) : nil }
}

/// Leads to a control without retaining it.
final class ControlReference<Control: UIView> {
  weak var control: Control?
  init(_ control: Control) { self.control = control }
}

/// The views of a control, with what holds for every one.
struct ControlView<Control: UIView, Shown: View>: View {
  let reference: ControlReference<Control>
  let shown: @MainActor (Control, Int) -> Shown
  var version = 0

  var body: some View {
    if let control = reference.control {
      shown(control, version)
        .disabled((control as? UIControl)?.isEnabled == false)
        .allowsHitTesting(control.isUserInteractionEnabled)
        .accessibilityIdentifier(
          control.accessibilityIdentifier ?? "", isEnabled: control.accessibilityIdentifier != nil
        )
        .accessibilityLabel(control.accessibilityLabel ?? "", isEnabled: control.accessibilityLabel != nil)
        .accessibilityValue(control.accessibilityValue ?? "", isEnabled: control.accessibilityValue != nil)
    }
  }
}
