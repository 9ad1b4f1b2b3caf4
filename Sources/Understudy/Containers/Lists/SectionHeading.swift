@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension ListCellNode {
  /// The environment of what a header or a footer of a section shows: the font of both, and the capitals of a header in a
  /// group, whose element says what is written (LAY-274).
  ///
  /// - Returns: Nil for other rows.
  func makeHeadingScope(in environment: EnvironmentScope) -> EnvironmentScope? {
    guard let part = sectionPart, part != .row else { return nil }
    let isForm = list?.isForm ?? false
    return EnvironmentScope(parent: environment) { values in
      let style = isForm ? .insetGrouped : values.listLayoutStyle
      let isHeader = part == .header
      let textStyle = isHeader ? ListSectionMetrics.headerStyle(style) : ListSectionMetrics.footerStyle
      var look = values.textLook
      look.font = Font.TextStyle.allCases.first { $0.layout == textStyle }.map { .system($0) }
      if isHeader, style == .insetGrouped, !look.isCaseWritten { look.textCase = .uppercase }
      values.textLook = look
    }
  }
}
