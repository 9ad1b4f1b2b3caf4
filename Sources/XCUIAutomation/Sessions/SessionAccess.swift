import Foundation
import UnderstudyCore
import UnderstudyElements

// What a session of the module UnderstudySession needs beside the public interface: elements themselves, not handles on them.

/// Something that a session can open.
@MainActor package struct LaunchableApp {
  package enum Kind: Sendable {
    /// A type that conforms to `App`.
    case app
    /// A class that is the delegate of an app.
    case delegate
    /// What `#Preview` or a type that conforms to `PreviewProvider` shows.
    case preview(LinkedPreview)
  }

  /// The name of the type, the module's included, or a preview's title.
  package let name: String
  package let kind: Kind
  private let blueprint: AppBlueprint?

  package init(name: String, blueprint: AppBlueprint) {
    self.init(name: name, kind: .app, blueprint: blueprint)
  }

  init(name: String, kind: Kind, blueprint: AppBlueprint?) {
    (self.name, self.kind, self.blueprint) = (name, kind, blueprint)
  }

  /// The preview, if it is one.
  package var preview: LinkedPreview? { if case .preview(let preview) = kind { preview } else { nil } }

  /// Makes an application that is not launched yet. A preview may turn the device.
  package func application() -> XCUIApplication? {
    preview?.application() ?? blueprint.map { XCUIApplication(making: $0) }
  }
}

extension LinkedApplications {
  /// Everything that is linked and can be opened: apps in the order of the names, then previews.
  package static var launchable: [LaunchableApp] {
    let all =
      apps.map { LaunchableApp(name: shown($0.name), blueprint: $0.blueprint) }
      + delegates.map { LaunchableApp(name: shown($0.name), kind: .delegate, blueprint: $0.blueprint) }
    let previews = Previews.all.map { LaunchableApp(name: $0.title, kind: .preview($0), blueprint: nil) }
    return all.sorted { $0.name < $1.name } + previews
  }

  /// A type's name without what Swift prints of a private type, which has an address of the process.
  private static func shown(_ name: String) -> String { name.replacing(/\(unknown context at [^)]*\)\./, with: "") }
}

extension XCUIApplication {
  /// An app that is made in a way of its own and not launched yet.
  package convenience init(making blueprint: AppBlueprint) { self.init(origin: .blueprint(blueprint)) }

  /// What the app shows once it is idle; nil where it does not run. Animations end before.
  package final func readTree<Value>(_ body: (ElementTree) -> Value) -> Value? {
    read(at: nil, otherwise: nil) { Optional(body($0.tree)) }
  }

  /// Whether a tap on an element would reach it.
  package final func isHittable(_ element: Element) -> Bool { touchCourse(to: element, isCertain: true).isHittable }

  /// What a touch at a place of the screen goes to; nil for nothing.
  package final func element(touchedAt place: CGPoint) -> Element? { touched(at: place)?.element }

  /// A handle on one element, as long as that is on the screen.
  package final func handle(on element: Element) -> XCUIElement {
    descendants(matching: .any).handle(.bound(element), at: nil)
  }

  /// The lines of the actions without effect, the newest last; at most three.
  package final var ignoredActions: [String] { run.ignoredActions.map(FailureWording.ignored) }
}

extension XCUIElementQuery {
  /// The elements that match now.
  package final var matchedElements: [Element] { application.read(at: nil, otherwise: []) { matches(in: $0) } }

  /// What is close to what the query looks for and does not find, a line each, and what to do about it.
  package final var closeElements: (lines: [String], advice: String?) {
    application.read(at: nil, otherwise: ([], nil)) { evaluation in
      let near = NearMisses(Sought(self, evaluation), evaluation)
      return (near.lines, near.advice)
    }
  }
}

extension XCUIElement {
  /// The elements that the handle could stand for: one, where it can be used.
  package final var matchedElements: [Element] {
    application.read(at: nil, otherwise: []) { evaluation in
      switch resolution(in: evaluation) {
      case .found(let element): [element]
      case .none: []
      case .several: query?.matches(in: evaluation) ?? []
      }
    }
  }

  /// The query that it is a match of; nil for an application.
  package final var baseQuery: XCUIElementQuery? { query }
}
