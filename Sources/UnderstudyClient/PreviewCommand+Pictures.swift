import Foundation
import UnderstudyJSON
import UnderstudyPage
import UnderstudySockets

extension PreviewCommand {
  /// Draws all previews and the first screens of the apps, and writes the page and its folder.
  func pictures(_ options: PreviewOptions, _ program: PreviewProgram) throws -> Int32 {
    let former = try options.compared.map { try PictureFolder(at: url($0)).read() }
    let screens = try screens(options, program)
    guard !screens.isEmpty else { throw ClientError(PreviewReport.none) }
    let variants = PictureVariant.all(of: options)
    var drawn: [DrawnPicture] = []
    for screen in screens {
      for variant in variants { drawn.append(try draw(screen, variant, program)) }
    }
    let sheets = screens.map { screen in
      PictureSheets.Sheet(
        title: screen.title, place: screen.place,
        pictures: drawn.filter { $0.title == screen.title }.map {
          .init(caption: $0.caption, svg: $0.svg, problem: $0.problem)
        })
    }
    let changes = former.map { PictureComparison.changes(from: $0, to: drawn, isWhole: options.names.isEmpty) }
    let page = PictureSheets(sheets: sheets, changes: changes, other: options.compared)
    let folder = PictureFolder(at: url(options.out ?? SessionPlace(in: self.folder).root + "/.build/pictures"))
    try folder.write(drawn, page: page.document)
    output("\(page.summary): \(folder.page.path)")
    for picture in drawn where picture.svg == nil {
      output("not drawn: \(picture.title), \(picture.caption): \(picture.problem ?? "")")
    }
    return drawn.contains { $0.svg == nil } ? 1 : 0
  }

  private func url(_ path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : URL(fileURLWithPath: folder).appendingPathComponent(path).standardizedFileURL
  }

  private func screens(_ options: PreviewOptions, _ program: PreviewProgram) throws -> [PicturedScreen] {
    let names = options.names
    /// An app is named by its type, its module or both.
    func isNamed(_ app: String, _ name: String) -> Bool {
      app == name || app.split(separator: ".").contains { $0 == name }
    }
    let all = try program.previews()
    let apps = (try program.greeting()["apps"]?.texts ?? []).filter { app in
      names.isEmpty || names.contains { isNamed(app, $0) }
    }
    let others = names.filter { name in !apps.contains { isNamed($0, name) } }
    _ = try ListedPreview.chosen(others, of: all)
    let previews = all.filter { preview in names.isEmpty || names.contains { preview.isNamed($0) } }
    return apps.map { PicturedScreen(title: $0, place: nil, call: ["call": "launch", "app": .string($0)]) }
      + previews.map {
        PicturedScreen(title: $0.title, place: $0.place, call: ["call": "launch", "preview": .string($0.title)])
      }
  }

  private func draw(
    _ screen: PicturedScreen, _ variant: PictureVariant, _ program: PreviewProgram
  ) throws -> DrawnPicture {
    var call = screen.call
    for (name, value) in variant.settings { call = call.setting(name, to: .string(value)) }
    var answer = try program.send(call)
    if answer["error"] == nil { answer = try program.send(["call": "picture"]) }
    let svg = answer["result"]?["svg"]?.text
    let problem = svg == nil ? PreviewReport.problems(of: answer).first ?? "There is no picture." : nil
    return DrawnPicture(
      title: screen.title, caption: variant.caption, hash: svg.map(PictureFolder.hash), svg: svg, problem: problem)
  }
}

/// An app or a preview of which pictures are drawn.
private struct PicturedScreen {
  let title: String
  let place: String?
  /// What launches it.
  let call: JSON
}

/// How a screen is shown on a picture.
struct PictureVariant: Equatable {
  let device: String?
  let size: String
  let scheme: String
  let locale: String?

  /// All variants that the options ask for.
  static func all(of options: PreviewOptions) -> [PictureVariant] {
    func optional(_ names: [String]) -> [String?] { names.isEmpty ? [nil] : names }
    return optional(options.devices).flatMap { device in
      optional(options.locales).flatMap { locale in
        options.sizes.flatMap { size in
          options.schemes.map { PictureVariant(device: device, size: size, scheme: $0, locale: locale) }
        }
      }
    }
  }

  var caption: String { [device, locale, scheme, size].compactMap(\.self).joined(separator: " · ") }

  var settings: [(String, String)] {
    [("device", device), ("locale", locale), ("scheme", scheme), ("typeSize", size)]
      .compactMap { name, value in value.map { (name, $0) } }
  }
}

/// A picture that was drawn, or why it was not.
struct DrawnPicture: Equatable {
  let title: String
  let caption: String
  let hash: String?
  var svg: String?
  var problem: String?
}

enum PictureComparison {
  /// What differs between two runs: what has changed, then what is new, then what is gone.
  ///
  /// - Parameter isWhole: whether all screens were drawn, so that one that is missing is gone.
  static func changes(
    from former: [DrawnPicture], to drawn: [DrawnPicture], isWhole: Bool
  ) -> [PictureSheets.Change] {
    func key(_ picture: DrawnPicture) -> String { "\(picture.title)\n\(picture.caption)" }
    let before = Dictionary(former.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(drawn.map(key))
    var (changed, new, gone): ([PictureSheets.Change], [PictureSheets.Change], [PictureSheets.Change]) = ([], [], [])
    for picture in drawn {
      if let old = before[key(picture)] {
        guard old.hash != picture.hash else { continue }
        changed.append(
          .init(.changed, title: picture.title, caption: picture.caption, before: old.svg, after: picture.svg))
      } else {
        new.append(.init(.new, title: picture.title, caption: picture.caption, before: nil, after: picture.svg))
      }
    }
    for picture in former where isWhole && !after.contains(key(picture)) {
      gone.append(.init(.gone, title: picture.title, caption: picture.caption, before: picture.svg, after: nil))
    }
    return changed + new + gone
  }
}
