import Foundation

/// Puts lines below each other: a line is as high as its largest font (LAY-302, LAY-312).
struct LineStack {
  /// The vertical measures of one line, in points.
  struct Metrics: Equatable {
    var height: Double
    var ascent: Double
    /// From the baseline of the line before.
    var distance: Double
  }

  private let spans: [TextSegments.Span]
  private let spacing: Double
  /// All lines have these; nil if fonts differ.
  private let common: Metrics?
  private var index = 0

  /// Sums of heights may be off by this.
  private static let tolerance = 0.001

  init(_ text: TextSegments, _ paragraph: TextParagraph) {
    let spans = text.spans
    self.spans = spans
    spacing = Double(paragraph.lineSpacing)
    let first = Metrics(spans[0].metrics, spacing: spacing)
    let metrics = spans[0].metrics
    let isUniform = spans.count == 1 || spans.allSatisfy { $0.metrics == metrics }
    common = isUniform ? first : nil
  }

  /// The metrics of a line without characters.
  var emptyLine: Metrics { Metrics(spans[0].metrics, spacing: spacing) }

  /// How many lines a height has room for, at least 1, as far as that is known without the lines.
  func count(fitting height: Double) -> Int {
    guard let common, height.isFinite, common.distance > 0 else { return .max }
    let count = 1 + ((height - common.height + Self.tolerance) / common.distance).rounded(.down)
    return count >= 1 ? Int(min(count, 1e15)) : 1
  }

  /// How many of some lines a height has room for, at least 1.
  func count(of lines: [FilledLine], fitting height: Double) -> Int {
    guard common == nil, height.isFinite else { return lines.count }
    var stack = self
    var sum = 0.0
    for (index, line) in lines.enumerated() {
      let metrics = stack.metrics(of: line)
      sum += index == 0 ? metrics.height : metrics.distance
      if sum > height + Self.tolerance { return max(index, 1) }
    }
    return lines.count
  }

  /// The measures of a line. Lines must be given in their order.
  mutating func metrics(of line: FilledLine) -> Metrics {
    if let common { return common }
    while spans[index].end <= line.start, index + 1 < spans.count { index += 1 }
    var metrics = Metrics(spans[index].metrics, spacing: spacing)
    for span in spans[(index + 1)...].prefix(while: { $0.start < line.end }) where span.end > span.start {
      metrics.grow(to: Metrics(span.metrics, spacing: spacing))
    }
    return metrics
  }
}

extension LineStack.Metrics {
  init(_ font: FontMetrics, spacing: Double) {
    height = Double(font.lineHeight)
    ascent = Double(font.ascent)
    distance = Double(font.lineDistance) + spacing
  }

  mutating func grow(to other: Self) {
    height = max(height, other.height)
    ascent = max(ascent, other.ascent)
    distance = max(distance, other.distance)
  }
}
