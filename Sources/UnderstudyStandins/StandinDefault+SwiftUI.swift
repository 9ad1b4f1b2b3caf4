import Foundation
import FoundationNetworking
import Understudy
import UnderstudyCore

extension AnyTransition: StandinDefault {
  /// Makes the transition that changes nothing.
  public init() { self = .identity }
}
extension Animation: StandinDefault {
  /// Makes the standard animation.
  public init() { self = .default }
}
extension Font: StandinDefault {
  /// Makes the font of running text.
  public init() { self = .body }
}
extension AnyShapeStyle: StandinDefault {
  /// Makes the clear color.
  public init() { self.init(Color.clear) }
}
extension Gradient: StandinDefault {
  /// Makes a gradient without a color.
  public init() { self.init(colors: []) }
}
extension LinearGradient: StandinDefault {
  /// Makes a gradient without a color.
  public init() { self.init(colors: [], startPoint: .top, endPoint: .bottom) }
}
extension LocalizedStringKey: StandinDefault {
  /// Makes an empty text's key.
  public init() { self.init("") }
}
extension UnitPoint: StandinDefault {}
extension Angle: StandinDefault {}
extension EdgeInsets: StandinDefault {}
extension Path: StandinDefault {}
extension GridItem: StandinDefault {
  /// Makes a flexible column.
  public init() { self.init(.flexible()) }
}
extension Calendar: StandinDefault {
  /// Makes the user's calendar.
  public init() { self = .current }
}
extension TimeZone: StandinDefault {
  /// Makes the user's time zone.
  public init() { self = .current }
}
extension NavigationPath: StandinDefault {}
extension IndexSet: StandinDefault {}
extension URLRequest: StandinDefault {
  /// Makes a request of nothing: a file that does not exist.
  public init() { self.init(url: URL()) }
}
extension Binding: StandinDefault where Value: StandinDefault {
  /// Makes a binding to the value's default, which it always has.
  public init() { self = .constant(Value()) }
}
