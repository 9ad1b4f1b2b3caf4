/// The data of a random app.
struct AppData: Equatable, Sendable {
  static let count = 8
  static let pageValues = 3

  struct Place: Equatable, Sendable {
    var flag = false
    var number = 0
    var list: [Int] = [1, 2]
    var path: [Int] = []
  }

  var places = [Place](repeating: Place(), count: count)
}

/// What happens to a random app.
enum AppStep: Equatable, Sendable {
  case toggle(Int)
  case setNumber(Int, Int)
  case setList(Int, [Int])
  case setPath(Int, [Int])
  /// A tap on one of the buttons on the screen, counted round.
  case tap(Int)
  /// Several changes in one turn.
  indirect case together(AppStep, AppStep)

  static func random(_ random: inout RandomNumbers, isNested: Bool = false) -> AppStep {
    let place = random.below(AppData.count)
    func values(_ limit: Int) -> [Int] { (0..<random.below(4)).map { _ in 1 + random.below(limit) } }
    switch random.below(isNested ? 7 : 12) {
    case 0, 1, 2: return .toggle(place)
    case 3, 4: return .setNumber(place, random.below(3))
    case 5: return .setPath(place, values(AppData.pageValues))
    case 6:
      var identities: [Int] = []
      for value in values(6) where !identities.contains(value) { identities.append(value) }
      return .setList(place, identities)
    case 7, 8: return .together(.random(&random, isNested: true), .random(&random, isNested: true))
    default: return .tap(random.below(12))
    }
  }

  /// Makes the change to the data that views read. Taps change none.
  @MainActor
  func apply(to places: [AppPlace]) {
    switch self {
    case .toggle(let place): places[place].flag.toggle()
    case .setNumber(let place, let number): places[place].number = number
    case .setList(let place, let list): places[place].list = list
    case .setPath(let place, let path): places[place].path = path
    case .tap: break
    case .together(let first, let second):
      first.apply(to: places)
      second.apply(to: places)
    }
  }
}

extension AppStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .toggle(let place): "flag[\(place)].toggle()"
    case .setNumber(let place, let number): "number[\(place)] = \(number)"
    case .setList(let place, let list): "list[\(place)] = \(list)"
    case .setPath(let place, let path): "path[\(place)] = \(path)"
    case .tap(let number): "tap(\(number))"
    case .together(let first, let second): "\(first); \(second)"
    }
  }
}
