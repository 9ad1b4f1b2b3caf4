/// Something that happens to a program's data or that a user does.
enum Step: Equatable, Sendable {
  case toggle(slot: Int)
  case setNumber(slot: Int, Int)
  case insert(slot: Int, id: Int, at: Int)
  case remove(slot: Int, at: Int)
  case move(slot: Int, from: Int, to: Int)
  case clear(slot: Int)
  /// A tap on one of the buttons on the screen, counted round.
  case tap(Int)
  /// Several changes in one turn.
  indirect case together(Step, Step)

  static func random(_ random: inout RandomNumbers, nested: Bool = false) -> Step {
    let slot = random.below(Slots.count)
    switch random.below(nested ? 8 : 12) {
    case 0, 1: return .toggle(slot: slot)
    case 2: return .setNumber(slot: slot, random.below(3))
    case 3, 4: return .insert(slot: slot, id: random.below(8), at: random.below(5))
    case 5: return .remove(slot: slot, at: random.below(5))
    case 6: return .move(slot: slot, from: random.below(5), to: random.below(5))
    case 7: return random.below(4) == 0 ? .clear(slot: slot) : .toggle(slot: slot)
    case 8: return .together(.random(&random, nested: true), .random(&random, nested: true))
    default: return .tap(random.below(8))
    }
  }

  /// Makes the change to plain data. Taps change none.
  func apply(to slots: inout Slots) {
    switch self {
    case .toggle(let slot): slots.flags[slot].toggle()
    case .setNumber(let slot, let number): slots.numbers[slot] = number
    case .insert(let slot, let id, let position):
      if !slots.lists[slot].contains(id) { slots.lists[slot].insert(id, at: min(position, slots.lists[slot].count)) }
    case .remove(let slot, let position):
      if position < slots.lists[slot].count { slots.lists[slot].remove(at: position) }
    case .move(let slot, let source, let destination):
      guard source < slots.lists[slot].count, destination < slots.lists[slot].count else { return }
      slots.lists[slot].insert(slots.lists[slot].remove(at: source), at: destination)
    case .clear(let slot): slots.lists[slot] = []
    case .tap: break
    case .together(let first, let second):
      first.apply(to: &slots)
      second.apply(to: &slots)
    }
  }
}

extension Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .toggle(let slot): "flag[\(slot)].toggle()"
    case .setNumber(let slot, let number): "number[\(slot)] = \(number)"
    case .insert(let slot, let id, let position): "list[\(slot)].insert(\(id), at: \(position))"
    case .remove(let slot, let position): "list[\(slot)].remove(at: \(position))"
    case .move(let slot, let source, let destination): "list[\(slot)].move(\(source), to: \(destination))"
    case .clear(let slot): "list[\(slot)] = []"
    case .tap(let number): "tap(\(number))"
    case .together(let first, let second): "\(first); \(second)"
    }
  }
}

/// The data of a program.
struct Slots: Equatable, Sendable {
  static let count = 4
  var flags = [false, false, true, false]
  var numbers = [0, 0, 0, 0]
  var lists = [[1, 2], [3], [], [1, 2, 3]]
}
