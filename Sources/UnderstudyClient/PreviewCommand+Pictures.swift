import Foundation
import UnderstudyJSON
import UnderstudyPage
import UnderstudySockets

extension PreviewCommand {
  /// Draws all previews, the first screens of the apps and the screens of the tests, and writes the page and its folder.
  func pictures(_ options: PreviewOptions, _ program: PreviewProgram) throws -> Int32 {
    let former = try options.compared.map { try PictureFolder(at: url($0)).read() }
    let (screens, tests) = try screens(options, program)
    let variants = PictureVariant.all(of: options)
    var drawn = PictureSet(pictures: [])
    for screen in screens {
      for variant in variants { drawn.pictures.append(try draw(screen, variant, program)) }
    }
    // Tests run in processes of their own.
    program.end()
    drawn.visits = try visits(options, program, tests)
    guard !screens.isEmpty || drawn.visits?.isEmpty == false else { throw ClientError(PreviewReport.none) }
    let changes = former.map {
      PictureComparison.changes(from: $0, to: drawn, isWhole: options.names.isEmpty)
    }
    let page = PictureSheets(
      sheets: sheets(screens, drawn.pictures) + Self.sheets(drawn.screens), changes: changes, other: options.compared)
    let folder = PictureFolder(at: url(options.out ?? SessionPlace(in: self.folder).root + "/.build/pictures"))
    try folder.write(drawn, page: page.document)
    output("\(page.summary): \(folder.page.path)")
    let missing = drawn.pictures.filter { $0.svg == nil }
    for picture in missing {
      output("not drawn: \(picture.title), \(picture.caption): \(picture.problem ?? "")")
    }
    return missing.isEmpty ? 0 : 1
  }

  private func sheets(_ screens: [PicturedScreen], _ drawn: [DrawnPicture]) -> [PictureSheets.Sheet] {
    screens.map { screen in
      PictureSheets.Sheet(
        title: screen.title, place: screen.place,
        pictures: drawn.filter { $0.title == screen.title }.map {
          .init(caption: $0.caption, svg: $0.svg, problem: $0.problem)
        })
    }
  }

  /// A sheet for each test that was the first to show a screen.
  private static func sheets(_ visits: [DrawnPicture]) -> [PictureSheets.Sheet] {
    var titles: [String] = []
    for visit in visits where titles.last != visit.title { titles.append(visit.title) }
    let pictures = Dictionary(grouping: visits, by: \.title)
    return titles.map { title in
      PictureSheets.Sheet(
        title: title, place: nil,
        pictures: (pictures[title] ?? []).map { .init(caption: $0.caption, svg: $0.svg) }, isOfTest: true)
    }
  }

  /// What the tests show after each of their steps; nil if they are left out.
  ///
  /// - Parameter names: what is neither an app nor a preview.
  private func visits(
    _ options: PreviewOptions, _ program: PreviewProgram, _ names: [String]
  ) throws -> [DrawnPicture]? {
    guard options.hasTests, options.names.isEmpty || !names.isEmpty else { return nil }
    var screens: [VisitedScreen]
    if let reports = options.reports {
      screens = try VisitingTests.screens(in: url(reports).path)
    } else {
      let root = SessionPlace(in: folder).root
      let outcome = try VisitingTests(program: program.path, folder: root, names: names).run()
      if let notice = outcome.notice { output(notice) }
      screens = outcome.screens
    }
    for name in names where !screens.contains(where: { VisitingTests.isNamed($0.test, name) }) {
      throw ClientError("There is no app, no preview and no test with screens that is called \"\(name)\".")
    }
    if !names.isEmpty {
      screens = screens.filter { screen in names.contains { VisitingTests.isNamed(screen.test, $0) } }
    }
    return DrawnPicture.visits(screens)
  }

  private func url(_ path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : URL(fileURLWithPath: folder).appendingPathComponent(path).standardizedFileURL
  }

  /// What is drawn in all variants, and the names that mean none of it.
  private func screens(
    _ options: PreviewOptions, _ program: PreviewProgram
  ) throws -> (screens: [PicturedScreen], others: [String]) {
    let names = options.names
    /// An app is named by its type, its module or both.
    func isNamed(_ app: String, _ name: String) -> Bool {
      app == name || app.split(separator: ".").contains { $0 == name }
    }
    let all = try program.previews()
    let apps = (try program.greeting()["apps"]?.texts ?? []).filter { app in
      names.isEmpty || names.contains { isNamed(app, $0) }
    }
    let others = names.filter { name in
      !apps.contains { isNamed($0, name) } && !all.contains { $0.isNamed(name) }
    }
    if !options.hasTests { _ = try ListedPreview.chosen(others, of: all) }
    let previews = all.filter { preview in names.isEmpty || names.contains { preview.isNamed($0) } }
    let screens =
      apps.map { PicturedScreen(title: $0, place: nil, call: ["call": "launch", "app": .string($0)]) }
      + previews.map {
        PicturedScreen(title: $0.title, place: $0.place, call: ["call": "launch", "preview": .string($0.title)])
      }
    return (screens, others)
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
