import Foundation

/// Alerts (LAY-211).
package enum AlertMetrics {
  package static let width: CGFloat = 270
  package static let titleStyle = TextStyle.headline
  package static let messageStyle = TextStyle.footnote
  /// The width of title and message.
  package static let textWidth: CGFloat = 238
  package static let textInset: CGFloat = 16
  /// Above the title, and between the texts and the buttons.
  package static let verticalInset: CGFloat = 20
  package static let messageGap: CGFloat = 4
  package static let buttonHeight: CGFloat = 44
  package static let textFieldHeight: CGFloat = 30
  /// Above each text field.
  package static let textFieldGap: CGFloat = 8

  /// The frames of an alert's parts in the window.
  package struct Parts: Hashable, Sendable {
    package var frame: CGRect
    package var title: CGRect
    package var message: CGRect?
    package var textFields: [CGRect]
    package var buttons: [CGRect]
  }

  /// Places an alert in the centre of a screen. Two buttons are side by side, other numbers below each other.
  ///
  /// - Parameters:
  ///   - title: The height of the title in `textWidth`.
  ///   - message: That of the message; nil without one.
  package static func parts(
    on screen: CGSize, title: CGFloat, message: CGFloat? = nil, textFields: Int = 0, buttons: Int = 1
  ) -> Parts {
    var column = Column(y: verticalInset)
    let titleFrame = column.add(title)
    let messageFrame = message.map { height in column.add(height, gap: messageGap) }
    let fields = (0..<max(textFields, 0)).map { _ in column.add(textFieldHeight, gap: textFieldGap) }
    column.y += verticalInset
    let buttonFrames = self.buttons(max(buttons, 0), y: column.y)
    let height = (buttonFrames.last?.maxY ?? column.y)
    let origin = CGPoint(x: (screen.width - width) / 2, y: (screen.height - height) / 2)
    func placed(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: origin.x, dy: origin.y) }
    return Parts(
      frame: CGRect(origin: origin, size: CGSize(width: width, height: height)),
      title: placed(titleFrame),
      message: messageFrame.map(placed),
      textFields: fields.map(placed),
      buttons: buttonFrames.map(placed)
    )
  }

  private static func buttons(_ count: Int, y: CGFloat) -> [CGRect] {
    (0..<count).map { index in
      count == 2
        ? CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: buttonHeight)
        : CGRect(x: 0, y: y + CGFloat(index) * buttonHeight, width: width, height: buttonHeight)
    }
  }

  /// Stacks texts and fields inside the alert.
  private struct Column {
    var y: CGFloat

    mutating func add(_ height: CGFloat, gap: CGFloat = 0) -> CGRect {
      y += gap
      defer { y += height }
      return CGRect(x: textInset, y: y, width: textWidth, height: height)
    }
  }
}
