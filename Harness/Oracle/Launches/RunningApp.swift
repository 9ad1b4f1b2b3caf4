import SwiftUI
import UnderstudyElements
import UnderstudyTime

/// A random app on the runtime.
@MainActor
final class RunningApp {
  private let session = ExecutionSession(name: "Launches")
  private let host: UnderstudyCore.Host
  private let places: [AppPlace]
  /// Elements that were on the screen, as tests and logs hold them.
  private var held: [Element] = []
  private var heldIDs: Set<ObjectIdentifier> = []
  private static let maximumHeld = 400

  init(_ tree: AppTree, _ data: AppData) {
    let places = data.places.map { AppPlace($0) }
    self.places = places
    host = AppBlueprint.view(named: "Launches") { AppTreeView(tree: tree, places: places) }
      .launch(in: session, configuration: HostConfiguration())
    host.settle()
  }

  isolated deinit {
    host.terminate()
    session.close()
  }

  var data: AppData { AppData(places: places.map(\.value)) }

  func perform(_ step: AppStep) {
    if case .tap(let number) = step {
      let buttons = buttons
      if !buttons.isEmpty { _ = host.perform(.tap, on: buttons[number % buttons.count]) }
    } else {
      session.perform { step.apply(to: places) }
    }
    host.settle()
  }

  /// The tree with frames, a line for each element, and what is wrong with the tree itself.
  func screen() -> [String] {
    host.settle()
    host.refreshElements()
    let frames = host.layout
    let problems = problems
    readHeld(frames)
    return ElementTreeText.lines(of: host.tree.root, frames: frames) + problems
  }

  private var buttons: [Element] {
    host.refreshElements()
    var buttons: [Element] = []
    host.tree.root.forEachDescendant { element in
      if element.type == .button { buttons.append(element) }
      return true
    }
    return buttons
  }

  /// Elements that are in two places, or whose way to the root is another than the one from it.
  private var problems: [String] {
    var problems: [String] = []
    var pending = [host.tree.root]
    while let element = pending.popLast() {
      for child in element.children {
        if child.parent !== element || !child.isInTree { problems.append("stray: \(child.type.name) \(child.label)") }
      }
      pending += element.children
      if heldIDs.insert(ObjectIdentifier(element)).inserted { held.append(element) }
    }
    return problems
  }

  /// Reads what elements refer to, whether they are still on the screen or not.
  private func readHeld(_ frames: ElementFrames) {
    while held.count > Self.maximumHeld { heldIDs.remove(ObjectIdentifier(held.removeFirst())) }
    for element in held where !element.isInTree {
      _ = frames.frame(of: element)
      _ = element.isEnabled
      _ = element.parent?.label
    }
  }
}
