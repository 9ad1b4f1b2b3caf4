import Foundation
import Testing
import UnderstudyLayout

/// A generator whose numbers follow from a seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A rectangle with random bounds on its width, and the published algorithm for a row of such.
struct FlexibleWidth {
  var minimum: CGFloat?
  var maximum: CGFloat?

  init(_ generator: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: break
    case 1: minimum = number(1...100)
    case 2: maximum = number(1...100)
    case 3: (minimum, maximum) = (number(1...50), number(51...100))
    default:
      minimum = number(1...100)
      maximum = minimum
    }
  }

  func width(_ proposed: CGFloat) -> CGFloat { max(minimum ?? 0, min(maximum ?? .infinity, proposed)) }

  /// The algorithm of LAY-092 for spacing 0 and one priority, written from the specification alone.
  static func widths(_ views: [FlexibleWidth], in proposed: CGFloat) -> [CGFloat] {
    let flexibility = views.map { $0.width(.infinity) - $0.width(0) }
    let order = views.indices.sorted {
      if flexibility[$0] != flexibility[$1] { return flexibility[$0] < flexibility[$1] }
      let (first, second) = (views[$0].width(0), views[$1].width(0))
      return flexibility[$0] == .infinity && first != second ? first > second : $0 < $1
    }
    var free = proposed
    var widths = [CGFloat](repeating: 0, count: views.count)
    for (place, index) in order.enumerated() {
      widths[index] = views[index].width(max(free / CGFloat(views.count - place), 0))
      free -= widths[index]
    }
    return widths
  }

  var view: any TestView {
    if let minimum, minimum == maximum { return Rectangle().frame(width: minimum) }
    return Rectangle().frame(minWidth: minimum, maxWidth: maximum)
  }
}

@Suite("Random stacks")
struct StackPropertyTests {
  @Test("LAY-092: 20,000 random rows are distributed as the published algorithm does")
  func matchesPublishedAlgorithm() {
    var generator = SeededGenerator(seed: 238)
    var differences: [String] = []
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...6, using: &generator)
      let views = (0..<count).map { _ in FlexibleWidth(&generator) }
      let proposed = CGFloat(Int.random(in: 0...400, using: &generator))
      let scope = Scope()
      let stack = scope.node(StackRule(horizontal: .center, spacing: 0), views.map { $0.view.nodes(scope)[0] })
      stack.place(Placement(.zero, stack.bounds(in: ProposedViewSize(width: proposed, height: 100))))
      let actual = stack.children.map(\.placedSize.width)
      let expected = FlexibleWidth.widths(views, in: proposed)
      let isSame = zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-6 }
      if !isSame { differences.append("\(views) in \(proposed): \(actual), expected \(expected)") }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.first ?? "")")
  }
}
