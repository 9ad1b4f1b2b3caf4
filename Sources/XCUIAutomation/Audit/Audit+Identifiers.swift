import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// Identifiers of plain containers, which take the place of those inside (SEM-235).
extension Audit {
  /// What one container's identifier has replaced.
  private struct Hiding {
    let identifier: String
    /// The first element that has lost its own.
    let element: Element
    var names: [String]
  }

  func hiddenIdentifiers() -> [AuditFinding] {
    var order: [ObjectIdentifier] = []
    var hidings: [ObjectIdentifier: Hiding] = [:]
    for element in elements {
      guard let node = element.source as? ElementNode, node.element === element,
        let replaced = node.replacedIdentifiers
      else { continue }
      if hidings[replaced.container] == nil {
        order.append(replaced.container)
        hidings[replaced.container] = Hiding(identifier: replaced.by, element: element, names: [])
      }
      let known = hidings[replaced.container]?.names ?? []
      hidings[replaced.container]?.names += replaced.names.filter { !known.contains($0) }
    }
    return order.compactMap { hidings[$0] }.map { hiding in
      let place = [
        IdentifierSource.place(of: hiding.identifier), (hiding.element.source as? Node)?.viewPath,
      ].compactMap(\.self).first { !$0.isEmpty }
      return AuditFinding(
        hiding.element, .hiddenIdentifiers, AuditWording.hidesIdentifiers,
        AuditWording.hidden(hiding.names, by: hiding.identifier, at: place),
        advice: AuditWording.contain(hiding.identifier))
    }
  }
}

/// Where the app's source writes an identifier: modifiers do not know their lines.
enum IdentifierSource {
  /// More files are not looked at.
  private static let mostFiles = 5_000

  /// The file and line that write an identifier; nil where none does, or several do.
  ///
  /// - Parameter root: the folder whose Swift files are read, without those whose names begin with a dot.
  static func place(of identifier: String, in root: String = FileManager.default.currentDirectoryPath) -> String? {
    guard root != "/", let files = FileManager.default.enumerator(atPath: root) else { return nil }
    let wanted = "accessibilityIdentifier(\(String(reflecting: identifier))"
    var (places, count): ([String], Int) = ([], 0)
    while let file = files.nextObject() as? String, count < mostFiles, places.count < 2 {
      let name = file.split(separator: "/").last ?? ""
      if name.hasPrefix(".") {
        files.skipDescendants()
        continue
      }
      guard name.hasSuffix(".swift") else { continue }
      count += 1
      guard let text = try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8), text.contains(wanted) else {
        continue
      }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.contains(wanted) {
        places.append("\(file):\(index + 1)")
      }
    }
    return places.count == 1 ? places[0] : nil
  }
}
