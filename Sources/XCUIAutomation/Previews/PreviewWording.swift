import UnderstudyLayout

/// What checks of previews say.
enum PreviewWording {
  static func failure(_ problem: PreviewProblem, of preview: LinkedPreview) -> String {
    "Preview \(preview.title): \(problem.message)"
  }

  static func issue(_ issue: RuntimeIssue) -> String { "Runtime issue: \(issue.description)" }

  /// What the variants with a problem have in common; nil if all have it.
  static func variants(_ variants: [PreviewVariant]) -> String? {
    guard variants.count < PreviewVariant.all.count else { return nil }
    let schemes = [false, true].filter { isDark in variants.contains { $0.isDark == isDark } }
    let sizes = PreviewVariant.typeSizes.filter { size in variants.contains { $0.typeSize == size } }
    let directions = [false, true].filter { isRight in variants.contains { $0.isRightToLeft == isRight } }
    guard variants.count == schemes.count * sizes.count * directions.count else {
      return "In \(text(variants[0])), and in \(variants.count - 1) other variants of \(PreviewVariant.all.count)"
    }
    let parts =
      (schemes.count == 1 ? [scheme(schemes[0])] : [])
      + (sizes.count < PreviewVariant.typeSizes.count ? [sizes.map(\.categoryName).joined(separator: " and ")] : [])
      + (directions.count == 1 ? [direction(directions[0])] : [])
    return "In \(parts.joined(separator: ", "))"
  }

  private static func text(_ variant: PreviewVariant) -> String {
    [scheme(variant.isDark), variant.typeSize.categoryName, direction(variant.isRightToLeft)].joined(separator: ", ")
  }

  private static func scheme(_ isDark: Bool) -> String { isDark ? "dark" : "light" }
  private static func direction(_ isRightToLeft: Bool) -> String { isRightToLeft ? "right to left" : "left to right" }
}
