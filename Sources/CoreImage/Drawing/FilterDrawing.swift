/// How filters are drawn, by their names. Those that are missing here leave pictures as they are.
enum FilterDrawing {
  typealias Draw = @Sendable (FilterInputs) -> CIImage?

  static let all: [String: Draw] = [
    colorEffects, photoEffects, colorAdjustments, blurs, stylizing, distortions, geometry, compositing, generators,
    gradients, reductions,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
