/// The simple runtime: it makes the whole screen again after each step and carries state over by identity, and nothing else.
struct Model {
  /// A mistake that the model makes on purpose, to see that the oracle finds it.
  enum Fault: Sendable {
    /// Both branches of a condition are one place.
    case joinsBranches
    /// Rows are known by their place in the list, not by their identity.
    case countsRows
  }

  private let shape: Shape
  private let fault: Fault?
  private var slots = Slots()
  private var state: [Path: Int] = [:]
  /// The counters that a tap on each button on the screen counts up, in order.
  private var buttons: [[Path]] = []

  init(_ shape: Shape, fault: Fault? = nil) {
    self.shape = shape
    self.fault = fault
  }

  /// Does a step and makes the screen.
  mutating func perform(_ step: Step) -> Screen {
    step.apply(to: &slots)
    if case .tap(let number) = step, !buttons.isEmpty {
      for path in buttons[number % buttons.count] { state[path, default: 0] += 1 }
    }
    return render()
  }

  mutating func render() -> Screen {
    var drawing = Drawing(slots: slots, old: state, fault: fault)
    let base = drawing.entries(shape, Path())
    let shown = drawing.cover ?? base
    state = drawing.state
    var screen = Screen()
    for entry in shown { screen.append(entry, depth: 0) }
    screen.state = state
    screen.visible = Set(state.keys)
    screen.preference = base.flatMap(\.counters)
    buttons = shown.flatMap { $0.touched() }
    return screen
  }
}

/// One entry of a list: the elements that it shows.
private indirect enum Drawn {
  case button(Path, String)
  case container([Drawn])
  case element(String, [Drawn])

  var counters: [Path] {
    switch self {
    case .button(let path, _): [path]
    case .container(let parts), .element(_, let parts): parts.flatMap(\.counters)
    }
  }

  /// The counters that are in no list inside.
  private var ownCounters: [Path] {
    switch self {
    case .button(let path, _): [path]
    case .container(let parts): parts.flatMap(\.ownCounters)
    case .element: []
    }
  }

  /// For each counter those that a tap on it counts up: it alone, or all in the row that it lies in (F-100).
  func touched(in row: [Path]? = nil) -> [[Path]] {
    switch self {
    case .button(let path, _): [row ?? [path]]
    case .container(let parts): parts.flatMap { $0.touched(in: row) }
    case .element("Cell", let parts): parts.flatMap { $0.touched(in: parts.flatMap(\.ownCounters)) }
    case .element(_, let parts): parts.flatMap { $0.touched() }
    }
  }
}

extension Screen {
  fileprivate mutating func append(_ drawn: Drawn, depth: Int) {
    switch drawn {
    case .button(_, let label):
      elements.append(Entry(depth: depth, text: label))
      // A button has its title as a child (F-20).
      elements.append(Entry(depth: depth + 1, text: "StaticText" + label.dropFirst("Button".count)))
    case .container(let parts): for part in parts { append(part, depth: depth) }
    case .element(let name, let parts):
      elements.append(Entry(depth: depth, text: name))
      for part in parts { append(part, depth: depth + 1) }
    }
  }
}

/// One making of the screen.
private struct Drawing {
  let slots: Slots
  let old: [Path: Int]
  let fault: Model.Fault?
  var state: [Path: Int] = [:]
  /// The content of the topmost sheet.
  var cover: [Drawn]?

  mutating func entries(_ shape: Shape, _ path: Path) -> [Drawn] {
    switch shape {
    case .counter(let slot):
      let taps = old[path] ?? 0
      state[path] = taps
      return [.button(path, "Button \(path.name) \(taps) \(slot.map { slots.numbers[$0] } ?? slots.numbers[0])")]
    case .group(let first, let second):
      return entries(first, path.inside(1)) + entries(second, path.inside(2))
    case .stack(let first, let second):
      return [.container(entries(first, path.inside(1)) + entries(second, path.inside(2)))]
    case .branch(let slot, let first, let second):
      let isFirst = slots.flags[slot]
      let inner = fault == .joinsBranches ? path.inside(1) : path.inside(branch: isFirst)
      return entries(isFirst ? first : second, inner)
    case .optional(let slot, let part):
      return slots.flags[slot] ? entries(part, path.inside(1)) : []
    case .rows(let slot, let part): return rows(slot, part, path)
    case .list(let slot, let part):
      return [.element("CollectionView", rows(slot, part, path).map { .element("Cell", [$0]) })]
    case .erased(let slot, let part), .identified(let slot, let part):
      return [.container(entries(part, path.inside(slots.numbers[slot])))]
    case .sheet(let slot, let part, let presented):
      let base = entries(part, path.inside(1))
      if slots.flags[slot] {
        let content = entries(presented, path.inside(2))
        // A sheet over this one has set it already.
        cover = cover ?? content
      }
      return base
    }
  }

  private mutating func rows(_ slot: Int, _ part: Shape, _ path: Path) -> [Drawn] {
    var result: [Drawn] = []
    for (position, id) in slots.lists[slot].enumerated() {
      result += entries(part, path.inside(fault == .countsRows ? position : id))
    }
    return result
  }
}
