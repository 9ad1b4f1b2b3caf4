/// What a random app shows: containers that keep views out of sight, in one another, and what they take from views inside.
///
/// Numbers are places of the app's data, which steps write. Containers that show one of several screens each have a place of
/// their own.
indirect enum AppTree: Equatable, Sendable {
  /// A text with the place's number.
  case text(Int)
  /// A button that writes the place's flag.
  case button(Int)
  case column([AppTree])
  case branch(Int, AppTree, AppTree)
  /// A list with a row for each identity in the place's list.
  case list(Int, AppTree)
  /// A stack whose path is the place's, with a page for each of its values.
  case stack(Int, root: AppTree, page: AppTree)
  case tabs(Int, [AppTree])
  /// The content with an item in the bar around.
  case item(Int, AppItem, AppTree)
  /// The content with a title that has the place's number.
  case title(Int, isLarge: Bool, AppTree)
  /// A page that is pushed while the place's flag is set.
  case push(Int, AppTree, page: AppTree)
  /// A sheet that is presented while the place's flag is set.
  case sheet(Int, AppTree, presented: AppTree)

  /// The trees directly inside.
  var parts: [AppTree] {
    switch self {
    case .text, .button: []
    case .column(let parts), .tabs(_, let parts): parts
    case .list(_, let part), .item(_, _, let part), .title(_, _, let part): [part]
    case .branch(_, let first, let second), .stack(_, let first, let second), .push(_, let first, let second),
      .sheet(_, let first, let second):
      [first, second]
    }
  }

  private func replacing(_ parts: [AppTree]) -> AppTree {
    switch self {
    case .text, .button: self
    case .column: .column(parts)
    case .tabs(let place, _): .tabs(place, parts)
    case .list(let place, _): .list(place, parts[0])
    case .item(let place, let kind, _): .item(place, kind, parts[0])
    case .title(let place, let isLarge, _): .title(place, isLarge: isLarge, parts[0])
    case .branch(let place, _, _): .branch(place, parts[0], parts[1])
    case .stack(let place, _, _): .stack(place, root: parts[0], page: parts[1])
    case .push(let place, _, _): .push(place, parts[0], page: parts[1])
    case .sheet(let place, _, _): .sheet(place, parts[0], presented: parts[1])
    }
  }

  /// Trees that are a little simpler, the simplest first.
  var simplifications: [AppTree] {
    guard !parts.isEmpty else { return self == .text(0) ? [] : [.text(0)] }
    var result: [AppTree] = [.text(0)]
    result += parts
    if parts.count > 1 {
      switch self {
      case .column, .tabs: result += parts.indices.map { replacing(parts.removing($0)) }
      default: break
      }
    }
    for (index, part) in parts.enumerated() {
      for simpler in part.simplifications {
        var parts = parts
        parts[index] = simpler
        result.append(replacing(parts))
      }
    }
    return result
  }
}

/// Where an item is put.
enum AppItem: String, CaseIterable, Sendable {
  case primary, leading, principal, bottom, conditional
}

extension [AppTree] {
  fileprivate func removing(_ position: Int) -> [AppTree] {
    var rest = self
    rest.remove(at: position)
    return rest
  }
}

extension AppTree: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let place): "Text(number[\(place)])"
    case .button(let place): "Button(flag[\(place)])"
    case .column(let parts): "VStack { \(parts.map(\.description).joined(separator: "; ")) }"
    case .branch(let place, let first, let second): "if flag[\(place)] { \(first) } else { \(second) }"
    case .list(let place, let part): "List(list[\(place)]) { \(part) }"
    case .stack(let place, let root, let page): "NavigationStack(path[\(place)]) { \(root) } page: { \(page) }"
    case .tabs(let place, let parts):
      "TabView(number[\(place)]) { \(parts.map(\.description).joined(separator: " | ")) }"
    case .item(let place, let kind, let part): "\(part).toolbar(\(kind), number[\(place)])"
    case .title(let place, let isLarge, let part): "\(part).navigationTitle(number[\(place)], large: \(isLarge))"
    case .push(let place, let part, let page): "\(part).navigationDestination(flag[\(place)]) { \(page) }"
    case .sheet(let place, let part, let presented): "\(part).sheet(flag[\(place)]) { \(presented) }"
    }
  }
}
