import Foundation

/// Decides which stand-in a name comes from.
struct NameOrigin {
  /// The files in which the compiler does not find a name, by the name.
  private var files: [String: Set<String>] = [:]

  mutating func note(_ name: String, in file: String) { files[name, default: []].insert(file) }

  /// The module that the files with the name import; of several the one that fits best to the name.
  ///
  /// - Returns: the module, and for files that do not import it, modules that have to export it; nil if no import explains
  ///   the name.
  ///
  /// - Parameter isMember: Whether it is a member, which files see that do not import its module.
  func module(of name: String, _ sources: SourceSet, isMember: Bool = false) -> (name: String, exporters: Set<String>)?
  {
    imported(name, sources, isMember: isMember) ?? (sources.hasMissing ? (MissingModule.name, []) : nil)
  }

  /// The module of an import that explains the name.
  private func imported(
    _ name: String, _ sources: SourceSet, isMember: Bool
  ) -> (name: String, exporters: Set<String>)? {
    let concerned = files[name] ?? []
    var imports = concerned.map { Set(sources.modules(importedBy: $0)) }
    if isMember { imports.removeAll(where: \.isEmpty) }
    let common = sources.users.keys.filter { module in !imports.isEmpty && imports.allSatisfy { $0.contains(module) } }
    let best = common.max { order($0, name, sources) < order($1, name, sources) }
    if let best, NamingKnowledge.fit(name, module: best) >= 3 { return (best, []) }
    let fitting = sources.users.keys.filter { NamingKnowledge.fit(name, module: $0) >= 3 }
      .max { order($0, name, sources) < order($1, name, sources) }
    if let fitting, NamingKnowledge.prefix(of: name) != nil || best == nil, imports.contains(where: { !$0.isEmpty }) {
      return (fitting, exporters(of: fitting, imports))
    }
    if let best { return (best, []) }
    guard !imports.isEmpty, imports.allSatisfy({ !$0.isEmpty }) else { return nil }
    let frequent = Set(imports.joined()).max { one, other in
      let counts = [one, other].map { module in imports.count { $0.contains(module) } }
      return counts[0] == counts[1] ? one < other : counts[0] < counts[1]
    }
    return frequent.map { ($0, exporters(of: $0, imports)) }
  }

  private func exporters(of module: String, _ imports: [Set<String>]) -> Set<String> {
    Set(imports.filter { !$0.contains(module) }.compactMap { $0.sorted().first })
  }

  private func order(_ module: String, _ name: String, _ sources: SourceSet) -> (Int, Int, String) {
    (NamingKnowledge.fit(name, module: module), -(sources.users[module]?.count ?? 0), module)
  }
}

/// The stand-in for names that no import explains: parts of this package's own modules that are not there yet, and source files that the
/// project names and the repository lacks. Each file of an app sees it.
enum MissingModule {
  static let name = "Missing"
}
