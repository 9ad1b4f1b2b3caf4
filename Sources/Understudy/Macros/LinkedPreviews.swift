import UnderstudyCore

/// Finds the previews of the program: those of `#Preview`, and those of types that conform to `PreviewProvider`.
enum LinkedPreviews {
  /// In the order of their places; those of types come last. Runs no code of the app.
  static var all: [FoundPreview] {
    let written = LinkedTypes.conforming(to: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }.map { preview($0) }
    let types = LinkedTypes.conforming(to: (any PreviewProvider).self)
      .compactMap { $0 as? any (PreviewProvider & SendableMetatype).Type }
    // By names that are made once for each type.
    let named = types.map { type in (name: name(of: type), previews: previews(type)) }
    return written.sorted(by: isBefore) + named.sorted { $0.name < $1.name }.flatMap(\.previews)
  }

  /// With the module, and without the address that a private type has in its full name.
  private static func name(of type: Any.Type) -> String { "\(module(of: type)).\(type)" }

  private static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  private static func isBefore(_ first: FoundPreview, _ second: FoundPreview) -> Bool {
    guard let first = first.place, let second = second.place else { return false }
    return (first.fileID, first.line) < (second.fileID, second.line)
  }

  private static func preview<Registry: PreviewRegistry>(_ type: Registry.Type) -> FoundPreview {
    let fileID = type.fileID
    let module = String(fileID.prefix { $0 != "/" })
    return FoundPreview(
      name: type.name, module: module,
      place: .init(fileID: fileID, filePath: type.filePath, line: type.line)
    ) {
      let preview = type.makePreview()
      let name = preview.name ?? String(fileID.drop { $0 != "/" }.dropFirst().prefix { $0 != "." })
      return .init(.view(named: name, by: module) { preview.view }, orientation: preview.orientation)
    }
  }

  /// The views that a provider lists, each of which is a preview.
  private static func previews<Provider: PreviewProvider & SendableMetatype>(_ type: Provider.Type) -> [FoundPreview] {
    let module = module(of: type)
    let count = (Provider.Previews.self as? any PreviewList.Type)?.previewCount ?? 1
    guard count > 1 else {
      return [
        FoundPreview(name: "\(type)", module: module, place: nil) {
          .init(.view(named: "\(type)", by: module) { type.previews })
        }
      ]
    }
    return (0..<count).map { index in
      FoundPreview(name: "\(type) \(index + 1)", module: module, place: nil) {
        .init(.view(named: "\(type)", by: module) { (type.previews as? any PreviewList)?.preview(at: index) })
      }
    }
  }
}

/// A view that is only a list of others.
private protocol PreviewList {
  static var previewCount: Int { get }
  func preview(at index: Int) -> AnyView?
}

extension TupleView: PreviewList {
  fileprivate static var previewCount: Int { LinkedTypes.count(ofTuple: T.self) ?? 1 }

  fileprivate func preview(at index: Int) -> AnyView? {
    let views = Array(Mirror(reflecting: value).children)
    guard views.indices.contains(index), let view = views[index].value as? any View else { return nil }
    return AnyView(view)
  }
}

extension Group: PreviewList where Content: View {
  fileprivate static var previewCount: Int { (Content.self as? any PreviewList.Type)?.previewCount ?? 1 }
  fileprivate func preview(at index: Int) -> AnyView? { (content as? any PreviewList)?.preview(at: index) }
}
