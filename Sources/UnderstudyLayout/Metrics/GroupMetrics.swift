import Foundation

/// Group boxes and disclosure groups outside lists (LAY-244).
package enum GroupMetrics {
  /// On all sides of a box.
  package static let boxPadding: CGFloat = 16
  package static let boxLabelStyle = TextStyle.headline
  /// Between the label of a box and its content.
  package static let boxGap: CGFloat = 8
  /// Between the row of a disclosure group and its content.
  package static let disclosureGap: CGFloat = 0
}

/// Views that stand for missing content: they fill the proposal and have their content in the centre (LAY-245).
package enum UnavailableMetrics {
  package static let maximumWidth: CGFloat = 320
  package static let imageSize: CGFloat = 48
  package static func titleFont(_ typeSize: TypeSize = .large) -> LayoutFont {
    LayoutFont(.title2, typeSize: typeSize).bold()
  }
  package static let descriptionStyle = TextStyle.subheadline
  /// Between the image and the title, and above the actions.
  package static let gap: CGFloat = 16
  /// Between the title and the description.
  package static let textGap: CGFloat = 8
}
