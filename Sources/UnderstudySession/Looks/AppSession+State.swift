@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyJSON
import XCUIAutomation

/// A node of a view with a body, of whatever type.
@MainActor private protocol StatefulNode {
  var propertyNames: [String] { get }
  func property(_ path: [String]) -> (access: PropertyAccess, rest: ArraySlice<String>)?
}

extension CompositeNode: StatefulNode {}

extension AppSession {
  /// The dynamic properties of the mounted views, with what holds now.
  func state(_ request: Request) throws(SessionError) -> JSON {
    let wanted = try request.name("view")
    let application = try application()
    application.settle()
    guard let host = application.host else { return .members(["lines": .texts([]), "views": .array([])]) }
    var views: [(name: String, properties: [(String, String)])] = []
    host.root.forEachDescendant { node in
      guard let name = node.viewName, wanted == nil || name == wanted, let stateful = node as? any StatefulNode else {
        return
      }
      let properties = stateful.propertyNames.compactMap { path -> (String, String)? in
        let parts = path.split(separator: ".").map(String.init)
        guard let found = stateful.property(parts), case .place(let place) = found.access else { return nil }
        return (path, Self.text(of: place.anyValue))
      }
      if wanted != nil || !properties.isEmpty { views.append((name, properties)) }
    }
    if let wanted, views.isEmpty {
      throw SessionError(
        .unknownName, "No view \(wanted.swiftLiteral) is mounted.",
        advice: "Mounted: \(host.viewNames.prefix(20).joined(separator: ", "))")
    }
    let lines = views.flatMap { view in
      view.properties.isEmpty ? ["\(view.name): no state"] : view.properties.map { "\(view.name).\($0.0) = \($0.1)" }
    }
    let records = views.map { view in
      JSON.members([
        "view": .string(view.name),
        "properties": .array(view.properties.map { .members(["name": .string($0.0), "value": .string($0.1)]) }),
      ])
    }
    return .members(["lines": .texts(lines), "views": .array(records)])
  }

  private static func text(of value: Any) -> String {
    let text = (value as? String).map(\.swiftLiteral) ?? String(describing: value)
    let line = text.onOneLine
    return line.count > 200 ? line.prefix(199) + "…" : line
  }
}
