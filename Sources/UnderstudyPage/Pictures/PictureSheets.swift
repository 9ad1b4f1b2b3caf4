/// A page of pictures: what has changed first, then every sheet. One file that asks for nothing else.
package struct PictureSheets {
  /// A picture with what it shows.
  package struct Picture {
    /// How it is shown: device, scheme, size of text, locale.
    package let caption: String
    /// Nil if nothing could be drawn.
    package let svg: String?
    /// Why there is no picture.
    package let problem: String?

    package init(caption: String, svg: String?, problem: String? = nil) {
      (self.caption, self.svg, self.problem) = (caption, svg, problem)
    }
  }

  /// The pictures of a preview, of an app's first screen, or of the screens that a test was the first to show.
  package struct Sheet {
    package let title: String
    /// File and line; nil if they are not known.
    package let place: String?
    package let pictures: [Picture]
    /// Whether these are screens of a test, a picture each.
    package let isOfTest: Bool

    package init(title: String, place: String?, pictures: [Picture], isOfTest: Bool = false) {
      (self.title, self.place, self.pictures, self.isOfTest) = (title, place, pictures, isOfTest)
    }
  }

  /// What differs from another run.
  package struct Change {
    package enum Kind: String { case changed, new, gone }

    package let kind: Kind
    package let title: String
    package let caption: String
    package let before: String?
    package let after: String?

    package init(_ kind: Kind, title: String, caption: String, before: String?, after: String?) {
      (self.kind, self.title, self.caption, self.before, self.after) = (kind, title, caption, before, after)
    }
  }

  package let sheets: [Sheet]
  /// Nil if nothing was compared.
  package let changes: [Change]?
  /// What was compared with, for people.
  package let other: String?

  package init(sheets: [Sheet], changes: [Change]? = nil, other: String? = nil) {
    (self.sheets, self.changes, self.other) = (sheets, changes, other)
  }

  /// The run in a line.
  package var summary: String {
    func count(_ sheets: [Sheet]) -> Int { sheets.map(\.pictures.count).reduce(0, +) }
    let (shown, tests) = (sheets.filter { !$0.isOfTest }, sheets.filter(\.isOfTest))
    var parts: [String] = []
    if !shown.isEmpty || tests.isEmpty {
      parts.append("\(Self.number(count(shown), "picture")) of \(Self.number(shown.count, "screen"))")
    }
    if !tests.isEmpty { parts.append("\(Self.number(count(tests), "screen")) of \(Self.number(tests.count, "test"))") }
    let failed = sheets.flatMap(\.pictures).count { $0.svg == nil }
    if failed > 0 { parts.append("\(failed) could not be drawn") }
    if let changes {
      let counts = [Change.Kind.changed, .new, .gone].compactMap { kind in
        let count = changes.count { $0.kind == kind }
        return count > 0 ? "\(count) \(kind.rawValue)" : nil
      }
      parts += counts.isEmpty ? ["nothing has changed"] : counts
    }
    return parts.joined(separator: ", ")
  }

  private static func number(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
