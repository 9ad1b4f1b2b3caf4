import SwiftUI

/// A slot as the views see it.
@Observable
final class Slot {
  var flag: Bool
  var number: Int
  var list: [Int]

  init(_ slots: Slots, _ index: Int) {
    flag = slots.flags[index]
    number = slots.numbers[index]
    list = slots.lists[index]
  }

  func update(_ slots: Slots, _ index: Int) {
    flag = slots.flags[index]
    number = slots.numbers[index]
    list = slots.lists[index]
  }
}

/// The program's data and what its views report.
@MainActor
final class Stage {
  let slots: [Slot]
  /// The taps of the counters that live.
  var state: [Path: Int] = [:]
  /// How often a counter has appeared, less how often it has disappeared.
  var appearances: [Path: Int] = [:]
  var preference: [Path] = []

  init() { slots = (0..<Slots.count).map { Slot(Slots(), $0) } }
}

struct StageView: View {
  let shape: Shape
  let stage: Stage

  var body: some View {
    VStack { ShapeView(shape: shape, path: Path(), stage: stage) }
      .environment(\.number, stage.slots[0].number)
      .onPreferenceChange(PathsKey.self) { stage.preference = $0 }
  }
}

struct ShapeView: View {
  let shape: Shape
  let path: Path
  let stage: Stage

  var body: some View {
    switch shape {
    case .counter(let slot):
      Counter(path: path, slot: slot.map { stage.slots[$0] }, stage: stage)
    case .group(let first, let second):
      part(first, path.inside(1))
      part(second, path.inside(2))
    case .stack(let first, let second):
      VStack {
        part(first, path.inside(1))
        part(second, path.inside(2))
      }
    case .branch(let slot, let first, let second):
      if stage.slots[slot].flag {
        part(first, path.inside(branch: true))
      } else {
        part(second, path.inside(branch: false))
      }
    case .optional(let slot, let inner):
      if stage.slots[slot].flag { part(inner, path.inside(1)) }
    case .rows(let slot, let inner):
      ForEach(stage.slots[slot].list, id: \.self) { part(inner, path.inside($0)) }
    case .list(let slot, let inner):
      List(stage.slots[slot].list, id: \.self) { part(inner, path.inside($0)) }
    case .erased(let slot, let inner):
      erased(stage.slots[slot].number, inner)
    case .identified(let slot, let inner):
      VStack { part(inner, path.inside(stage.slots[slot].number)) }.id(stage.slots[slot].number)
    case .sheet(let slot, let inner, let presented):
      SheetView(slot: stage.slots[slot], base: part(inner, path.inside(1)), presented: part(presented, path.inside(2)))
    }
  }

  private func part(_ shape: Shape, _ path: Path) -> ShapeView { ShapeView(shape: shape, path: path, stage: stage) }

  private func erased(_ number: Int, _ shape: Shape) -> AnyView {
    let content = part(shape, path.inside(number))
    switch number {
    case 0: return AnyView(VStack { content })
    case 1: return AnyView(HStack { content })
    default: return AnyView(ZStack { content })
    }
  }
}

private struct SheetView: View {
  @Bindable var slot: Slot
  let base: ShapeView
  let presented: ShapeView

  var body: some View { base.sheet(isPresented: $slot.flag) { presented } }
}

/// A leaf: what it keeps lives as long as its identity.
private struct Counter: View {
  let path: Path
  let slot: Slot?
  let stage: Stage
  @State private var taps = 0
  @StateObject private var life: Life
  @Environment(\.number) private var number

  init(path: Path, slot: Slot?, stage: Stage) {
    (self.path, self.slot, self.stage) = (path, slot, stage)
    _life = StateObject(wrappedValue: Life(path, stage))
  }

  var body: some View {
    Button("\(path.name) \(taps) \(slot?.number ?? number)" as String) {
      taps += 1
      life.taps = taps
    }
    .preference(key: PathsKey.self, value: [path])
    .onAppear { stage.appearances[path, default: 0] += 1 }
    .onDisappear { stage.appearances[path, default: 0] -= 1 }
  }
}

/// Reports that a counter lives, from its first evaluation to its end.
@MainActor
private final class Life: ObservableObject {
  private let path: Path
  private let stage: Stage
  var taps = 0 { didSet { stage.state[path] = taps } }

  init(_ path: Path, _ stage: Stage) {
    (self.path, self.stage) = (path, stage)
    stage.state[path] = 0
  }

  isolated deinit { stage.state[path] = nil }
}

private struct PathsKey: PreferenceKey {
  static let defaultValue: [Path] = []
  static func reduce(value: inout [Path], nextValue: () -> [Path]) { value += nextValue() }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = -1
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}
