import SwiftUI
import UnderstudyElements
import UnderstudyTime

/// A program on the runtime that is tested.
@MainActor
final class Performance {
  private let session: ExecutionSession
  private let host: UnderstudyCore.Host
  private let stage = Stage()
  private var slots = Slots()

  init(_ shape: Shape) {
    let stage = stage
    session = ExecutionSession(name: "Oracle")
    var configuration = HostConfiguration()
    // The model has no layout: all rows are made.
    configuration.profile.visibleRows = .max
    host = AppBlueprint.view(named: "Oracle") { StageView(shape: shape, stage: stage) }
      .launch(in: session, configuration: configuration)
    host.settle()
  }

  isolated deinit {
    host.terminate()
    session.close()
  }

  /// Does a step and lets the app become idle.
  func perform(_ step: Step) -> Screen {
    if case .tap(let number) = step {
      let buttons = buttons
      if !buttons.isEmpty { _ = host.perform(.tap, on: buttons[number % buttons.count]) }
    } else {
      step.apply(to: &slots)
      session.perform { for (index, slot) in stage.slots.enumerated() { slot.update(slots, index) } }
    }
    return screen()
  }

  func screen() -> Screen {
    host.settle()
    host.refreshElements()
    var screen = Screen()
    for element in host.tree.root.children[0].children { screen.append(element, depth: 0) }
    screen.state = stage.state
    screen.visible = Set(stage.appearances.filter { $0.value == 1 }.keys)
    screen.preference = stage.preference
    return screen
  }

  /// Appearances that do not add up: reported twice, or of what is gone.
  var strayAppearances: [Path] { stage.appearances.filter { $0.value != 0 && $0.value != 1 }.map(\.key) }

  private var buttons: [Element] {
    host.refreshElements()
    var buttons: [Element] = []
    host.tree.root.forEachDescendant { element in
      if element.type == .button { buttons.append(element) }
      return true
    }
    return buttons
  }
}

extension Screen {
  @MainActor
  fileprivate mutating func append(_ element: Element, depth: Int) {
    let name = element.type.name
    elements.append(Entry(depth: depth, text: element.label.isEmpty ? name : "\(name) \(element.label)"))
    for child in element.children { append(child, depth: depth + 1) }
  }
}
