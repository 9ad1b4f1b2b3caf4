/// What a recorded test leaves for the page: `Docs/Reports.md` describes its keys.
package struct PageDetail: Encodable, Sendable {
  package struct Failure: Encodable, Sendable {
    package var text: String
    package var file: String?
    package var line: Int?
    package var time: Double?
    /// The number of the step in which it came, or after which.
    package var step: Int?
    package var tree: Int?
    package var screen: Int?

    package init(
      text: String, file: String? = nil, line: Int? = nil, time: Double? = nil, step: Int? = nil, tree: Int? = nil,
      screen: Int? = nil
    ) {
      (self.text, self.file, self.line, self.time) = (text, file, line, time)
      (self.step, self.tree, self.screen) = (step, tree, screen)
    }
  }

  /// The state before or after a step, by numbers from 1.
  package struct State: Encodable, Sendable {
    package var tree: Int?
    package var screen: Int?

    package init(tree: Int? = nil, screen: Int? = nil) { (self.tree, self.screen) = (tree, screen) }
  }

  package struct Step: Encodable, Sendable {
    package var number: Int
    /// How many steps are around it.
    package var depth: Int
    package var kind: String
    package var title: String
    package var file: String?
    package var line: Int?
    package var begin: Double
    package var end: Double?
    /// Whether a wait came true; nil for anything else.
    package var result: Bool?
    package var before: State
    package var after: State
    /// The number of the app.
    package var app: Int?
    /// The numbers of the first and the last event since the step before, up to this step's end; the last step has the rest.
    package var events: [Int]?
    /// The frame of the element that was acted on, in points: x, y, width and height.
    package var target: [Double]?
    /// Where it was touched.
    package var touch: [Double]?
    /// The areas of the screen that differ, as frames.
    package var changes: [[Double]]?

    package init(
      number: Int, depth: Int, kind: String, title: String, begin: Double, before: State = State(),
      after: State = State()
    ) {
      (self.number, self.depth, self.kind, self.title) = (number, depth, kind, title)
      (self.begin, self.before, self.after) = (begin, before, after)
    }
  }

  package struct Event: Encodable, Sendable {
    package var time: Double
    package var kind: String
    /// The event on a line. The page makes that of a change from what follows, so that values are stored once.
    package var text: String
    /// Whose value a change is about, and its name.
    package var name: String?
    package var old: String?
    package var new: String?
    package var writer: String?

    package init(time: Double, kind: String, text: String) {
      (self.time, self.kind, self.text) = (time, kind, text)
    }

    private enum Keys: String, CodingKey { case time, kind, text, name, old, new, writer }

    package func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: Keys.self)
      try keys.encode(time, forKey: .time)
      try keys.encode(kind, forKey: .kind)
      guard let name else { return try keys.encode(text, forKey: .text) }
      try keys.encode(name, forKey: .name)
      try keys.encodeIfPresent(old, forKey: .old)
      try keys.encodeIfPresent(new, forKey: .new)
      try keys.encodeIfPresent(writer, forKey: .writer)
    }
  }

  package struct App: Encodable, Sendable {
    package var name: String
    /// The number of the first of the events, from 1.
    package var first: Int
    package var events: [Event]
    package var tree: Int?
    /// The file with all events.
    package var file: String

    package init(name: String, first: Int, events: [Event], tree: Int?, file: String) {
      (self.name, self.first, self.events, self.tree, self.file) = (name, first, events, tree, file)
    }
  }

  package struct Attachment: Encodable, Sendable {
    package var name: String
    package var type: String
    package var file: String
    package var step: Int?
    /// The content of a text.
    package var text: String?
    /// The address of a picture with all its data.
    package var picture: String?

    package init(name: String, type: String, file: String, step: Int? = nil) {
      (self.name, self.type, self.file, self.step) = (name, type, file, step)
    }
  }

  /// A snapshot that differs from its reference, by the numbers of attachments.
  package struct Comparison: Encodable, Sendable, Equatable {
    package var name: String
    package var reference: Int
    package var snapshot: Int
    package var difference: Int?

    package init(name: String, reference: Int, snapshot: Int, difference: Int? = nil) {
      (self.name, self.reference, self.snapshot, self.difference) = (name, reference, snapshot, difference)
    }
  }

  /// Drawings as SVG, with their sizes in points.
  package struct Screens: Encodable, Sendable {
    package let texts: PageTexts
    package let sizes: [[Double]]

    package init(texts: PageTexts, sizes: [[Double]]) { (self.texts, self.sizes) = (texts, sizes) }
  }

  package var failures: [Failure]
  package var steps: [Step] = []
  /// How many steps in the middle are not here, as there are too many; nil for none.
  package var stepsLeftOut: Int?
  package var trees = PageTexts(lines: [], texts: [])
  package var screens = Screens(texts: PageTexts(lines: [], texts: []), sizes: [])
  package var apps: [App] = []
  package var attachments: [Attachment] = []
  package var comparisons: [Comparison] = []
  /// The lines around calls and failures, by files and by the numbers of the lines.
  package var sources: [String: [String: String]] = [:]

  package init(failures: [Failure]) { self.failures = failures }
}
