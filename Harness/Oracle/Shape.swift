/// What a program shows: a tree of the constructs that make and end identities.
///
/// The numbers name slots: places of the program's data that steps write.
indirect enum Shape: Equatable, Sendable {
  /// A button with state of its own: its number of taps. It also shows a slot's number, or one from the environment.
  case counter(slot: Int?)
  /// Two lists, one after the other.
  case group(Shape, Shape)
  /// The parts in a stack, which is one entry of the list around.
  case stack(Shape, Shape)
  case branch(slot: Int, Shape, Shape)
  case optional(slot: Int, Shape)
  /// A row for each identity in the slot's list.
  case rows(slot: Int, Shape)
  /// The parts in a list with cells.
  case list(slot: Int, Shape)
  /// An erased view whose type inside follows the slot's number.
  case erased(slot: Int, Shape)
  /// A view whose identity is the slot's number.
  case identified(slot: Int, Shape)
  /// A view that presents another one while the slot's flag is set.
  case sheet(slot: Int, Shape, presented: Shape)

  /// The shapes directly inside.
  var parts: [Shape] {
    switch self {
    case .counter: []
    case .group(let first, let second), .stack(let first, let second), .branch(_, let first, let second),
      .sheet(_, let first, let second):
      [first, second]
    case .optional(_, let part), .rows(_, let part), .list(_, let part), .erased(_, let part), .identified(_, let part):
      [part]
    }
  }

  /// This construct around other parts, as many as it has.
  func replacing(_ parts: [Shape]) -> Shape {
    switch self {
    case .counter: self
    case .group: .group(parts[0], parts[1])
    case .stack: .stack(parts[0], parts[1])
    case .branch(let slot, _, _): .branch(slot: slot, parts[0], parts[1])
    case .optional(let slot, _): .optional(slot: slot, parts[0])
    case .rows(let slot, _): .rows(slot: slot, parts[0])
    case .list(let slot, _): .list(slot: slot, parts[0])
    case .erased(let slot, _): .erased(slot: slot, parts[0])
    case .identified(let slot, _): .identified(slot: slot, parts[0])
    case .sheet(let slot, _, _): .sheet(slot: slot, parts[0], presented: parts[1])
    }
  }

  /// Shapes that are a little simpler, the simplest first.
  var simplifications: [Shape] {
    guard !parts.isEmpty else { return self == .counter(slot: nil) ? [] : [.counter(slot: nil)] }
    var result: [Shape] = [.counter(slot: nil)]
    result += parts
    for (index, part) in parts.enumerated() {
      for simpler in part.simplifications {
        var parts = parts
        parts[index] = simpler
        result.append(replacing(parts))
      }
    }
    return result
  }

  // MARK: - Making

  /// A random shape.
  ///
  /// - Parameters:
  ///   - depth: How many constructs may lie in one another.
  ///   - random: The numbers.
  static func random(depth: Int, _ random: inout RandomNumbers) -> Shape {
    guard depth > 0 else { return .counter(slot: random.below(3) == 0 ? nil : random.below(Slots.count)) }
    let slot = random.below(Slots.count)
    func part() -> Shape { .random(depth: depth - 1 - random.below(2), &random) }
    switch random.below(10) {
    case 0: return .counter(slot: slot)
    case 1: return .group(part(), part())
    case 2: return .stack(part(), part())
    case 3, 4: return .branch(slot: slot, part(), part())
    case 5: return .optional(slot: slot, part())
    case 6: return .rows(slot: slot, part())
    case 7: return .list(slot: slot, part().withoutLists)
    case 8: return .erased(slot: slot, part())
    default: return .identified(slot: slot, part())
    }
  }

  /// A random shape that may present sheets, one over the other.
  static func randomScreen(_ random: inout RandomNumbers) -> Shape {
    let base = Shape.group(.random(depth: 4, &random), .random(depth: 3, &random))
    guard random.below(3) == 0 else { return base }
    let upper = Shape.sheet(slot: 1, .random(depth: 2, &random), presented: .random(depth: 2, &random))
    return .sheet(slot: 0, base, presented: random.below(2) == 0 ? upper : .random(depth: 3, &random))
  }

  /// Lists with cells do not lie in one another.
  private var withoutLists: Shape {
    let inner = replacing(parts.map(\.withoutLists))
    if case .list(let slot, let part) = inner { return .rows(slot: slot, part) }
    return inner
  }
}

extension Shape: CustomStringConvertible {
  var description: String {
    switch self {
    case .counter(let slot): slot.map { "Counter(\($0))" } ?? "Counter()"
    case .group(let first, let second): "Group { \(first); \(second) }"
    case .stack(let first, let second): "VStack { \(first); \(second) }"
    case .branch(let slot, let first, let second): "if flag[\(slot)] { \(first) } else { \(second) }"
    case .optional(let slot, let part): "if flag[\(slot)] { \(part) }"
    case .rows(let slot, let part): "ForEach(list[\(slot)]) { \(part) }"
    case .list(let slot, let part): "List(list[\(slot)]) { \(part) }"
    case .erased(let slot, let part): "AnyView(type[\(slot)], \(part))"
    case .identified(let slot, let part): "VStack { \(part) }.id(number[\(slot)])"
    case .sheet(let slot, let part, let presented): "\(part).sheet(flag[\(slot)]) { \(presented) }"
    }
  }
}
