import UnderstudyPage

/// A picture that was drawn, or why it was not.
struct DrawnPicture: Equatable {
  /// The app, the preview or the test.
  let title: String
  /// The variant, or the step of the test.
  let caption: String
  let hash: String?
  var svg: String?
  var problem: String?

  /// The screens of tests. Each different one is hashed once.
  static func visits(_ screens: [VisitedScreen]) -> [DrawnPicture] {
    var hashes: [String: String] = [:]
    return screens.map { screen in
      let hash = hashes[screen.svg] ?? PictureFolder.hash(screen.svg)
      hashes[screen.svg] = hash
      return DrawnPicture(title: screen.test, caption: screen.step, hash: hash, svg: screen.svg)
    }
  }
}

/// What one run has drawn.
struct PictureSet: Equatable {
  /// The pictures of apps and previews.
  var pictures: [DrawnPicture]
  /// What the tests showed after each step; nil if they were left out.
  var visits: [DrawnPicture]?

  /// Each different screen of the tests once, as it was first reached.
  var screens: [DrawnPicture] {
    var seen: Set<String> = []
    return (visits ?? []).filter { visit in visit.hash.map { seen.insert($0).inserted } ?? false }
  }
}

enum PictureComparison {
  /// What differs between two runs: what has changed, then what is new, then what is gone.
  ///
  /// A screen of a test that is new or gone is one that no step of the other run shows.
  ///
  /// - Parameter isWhole: whether all screens were drawn, so that one that is missing is gone.
  static func changes(from former: PictureSet, to drawn: PictureSet, isWhole: Bool) -> [PictureSheets.Change] {
    var changes = Changes()
    changes.compare(former.pictures, drawn.pictures)
    if isWhole { changes.addGone(of: former.pictures, now: drawn.pictures) }
    if let before = former.visits, let after = drawn.visits {
      let (known, shown) = (Set(before.compactMap(\.hash)), Set(after.compactMap(\.hash)))
      let changed = changes.changed(before, after)
      var seen: Set<[String]> = []
      changes.changed += changed.filter { seen.insert([$0.old.hash ?? "", $0.new.hash ?? ""]).inserted }.map(\.change)
      // What is shown as changed is not new as well.
      let told = Set(changed.flatMap { [$0.old.hash, $0.new.hash] }.compactMap(\.self))
      changes.addNew(drawn.screens.filter { $0.hash.map { !known.contains($0) && !told.contains($0) } ?? false })
      if isWhole {
        changes.addGone(former.screens.filter { $0.hash.map { !shown.contains($0) && !told.contains($0) } ?? false })
      }
    }
    return changes.changed + changes.new + changes.gone
  }

  private struct Changes {
    typealias Pair = (old: DrawnPicture, new: DrawnPicture, change: PictureSheets.Change)

    var (changed, new, gone): ([PictureSheets.Change], [PictureSheets.Change], [PictureSheets.Change]) = ([], [], [])

    private static func key(_ picture: DrawnPicture) -> [String] { [picture.title, picture.caption] }

    private static func keyed(_ pictures: [DrawnPicture]) -> [[String]: DrawnPicture] {
      Dictionary(pictures.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    }

    func changed(_ before: [DrawnPicture], _ after: [DrawnPicture]) -> [Pair] {
      let known = Self.keyed(before)
      return after.compactMap { picture in
        guard let old = known[Self.key(picture)], old.hash != picture.hash else { return nil }
        return (
          old, picture,
          .init(.changed, title: picture.title, caption: picture.caption, before: old.svg, after: picture.svg)
        )
      }
    }

    mutating func compare(_ before: [DrawnPicture], _ after: [DrawnPicture]) {
      let known = Self.keyed(before)
      changed += changed(before, after).map(\.change)
      addNew(after.filter { known[Self.key($0)] == nil })
    }

    mutating func addNew(_ pictures: [DrawnPicture]) {
      new += pictures.map { .init(.new, title: $0.title, caption: $0.caption, before: nil, after: $0.svg) }
    }

    mutating func addGone(of before: [DrawnPicture], now after: [DrawnPicture]) {
      let known = Self.keyed(after)
      addGone(before.filter { known[Self.key($0)] == nil })
    }

    mutating func addGone(_ pictures: [DrawnPicture]) {
      gone += pictures.map { .init(.gone, title: $0.title, caption: $0.caption, before: $0.svg, after: nil) }
    }
  }
}
