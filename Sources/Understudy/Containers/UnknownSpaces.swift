@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Reports names of coordinate spaces that no view around has, once for each line that reads in one.
///
/// SwiftUI takes the screen in their place without a word (LAY-031).
final class UnknownSpaces: HostService {
  private unowned(unsafe) let host: Host
  private var reported: Set<Read> = []

  private struct Read: Hashable {
    let name: AnyHashable
    let site: String
  }

  init(host: Host) { self.host = host }

  /// Reports a space that is read, where it is unknown.
  ///
  /// - Parameters:
  ///   - place: What measures in the space.
  ///   - node: The view that reads.
  ///   - site: The line that does so.
  func check(_ space: CoordinateSpace, around place: LayoutNode, at node: Node, _ site: String) {
    guard case .named(let name) = space, !(name.base is ScrollSpace), place.space(named: name) == nil,
      reported.insert(Read(name: name, site: site)).inserted
    else { return }
    let text = Self.text(of: name)
    var message = "No view around defines the coordinate space \(text) of \(site): the screen takes its place."
    let around = place.namesOfSpaces.map(Self.text)
    if place.treeHasSpace(named: name) {
      message += " The view that is named \(text) has to be around the one that reads."
    } else if !around.isEmpty {
      message += " Views around have \(around.joined(separator: ", "))."
    } else {
      message += " No view around is named by coordinateSpace(_:)."
    }
    host.log(.layout, message, at: node)
  }

  private static func text(of name: AnyHashable) -> String {
    (name.base as? String).map { "\"\($0)\"" } ?? "\(name.base)"
  }
}
