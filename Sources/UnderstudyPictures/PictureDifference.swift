import Foundation
import UnderstudyLayout

extension Picture {
  /// The areas in which another picture of the same screen differs, in points; empty if the two are equal.
  ///
  /// Areas that touch or nearly touch are one. A picture of another size differs as a whole.
  package func changes(to other: Picture) -> [CGRect] {
    guard size == other.size else { return [CGRect(origin: .zero, size: other.size)] }
    let (old, new) = (Self.leaves(of: items), Self.leaves(of: other.items))
    let most = min(old.count, new.count)
    var begin = 0
    while begin < most, old[begin].item == new[begin].item { begin += 1 }
    var end = 0
    while end < most - begin, old[old.count - 1 - end].item == new[new.count - 1 - end].item { end += 1 }
    let middle = (Array(old[begin..<(old.count - end)]), Array(new[begin..<(new.count - end)]))
    let screen = CGRect(origin: .zero, size: size)
    let frames = Self.differing(middle.0, middle.1).map { $0.intersection(screen) }
    // What is laid over everything, as the shade below an alert, hides no other change.
    let parts = frames.filter { !$0.isNull && $0.width * $0.height < Self.whole * size.width * size.height }
    return Self.joined(parts.contains { $0.width > 0 && $0.height > 0 } ? parts : frames)
  }

  /// The part of a screen that is as good as all of it.
  private static let whole = 0.9

  /// One thing that is drawn, in points of the screen.
  private struct Leaf {
    let item: PictureItem
    let frame: CGRect
  }

  /// More than this is not compared piece by piece.
  private static let mostLeaves = 600

  private static func differing(_ old: [Leaf], _ new: [Leaf]) -> [CGRect] {
    guard old.count <= mostLeaves, new.count <= mostLeaves else { return (old + new).map(\.frame) }
    return new.difference(from: old) { $0.item == $1.item }.map { change in
      switch change {
      case .insert(_, let leaf, _), .remove(_, let leaf, _): leaf.frame
      }
    }
  }

  /// How near two areas are one, in points.
  private static let nearness: CGFloat = 4

  private static func joined(_ frames: [CGRect]) -> [CGRect] {
    var result: [CGRect] = []
    for frame in frames where !frame.isNull && frame.width > 0 && frame.height > 0 {
      var frame = frame
      while let index = result.firstIndex(where: { $0.insetBy(dx: -nearness, dy: -nearness).intersects(frame) }) {
        frame = frame.union(result.remove(at: index))
      }
      result.append(frame)
    }
    return result.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  private static func leaves(of items: [PictureItem]) -> [Leaf] {
    var leaves: [Leaf] = []
    append(items, PictureGroup(), clip: .infinite, to: &leaves)
    return leaves
  }

  private static func append(_ items: [PictureItem], _ group: PictureGroup, clip: CGRect, to leaves: inout [Leaf]) {
    for item in items {
      if case .group(let inner, let items) = item {
        var own = inner
        own.map = group.map.after(inner.map)
        own.opacity *= group.opacity
        let frame = inner.clip.map { own.map.apply($0.bounds) } ?? .infinite
        append(items, own, clip: clip.intersection(frame), to: &leaves)
      } else {
        let frame = group.map.apply(item.frame).intersection(clip)
        guard !frame.isNull else { continue }
        // Where it is drawn, and how opaque, is a part of what it is.
        let look = PictureGroup(map: group.map, opacity: group.opacity)
        leaves.append(Leaf(item: look.isPlain ? item : .group(look, [item]), frame: frame))
      }
    }
  }
}

extension PictureItem {
  /// The rectangle that it is drawn in, about: without what is around a line's ends and corners.
  fileprivate var frame: CGRect {
    switch self {
    case .fill(let outline, _, _): outline.bounds
    case .stroke(let outline, _, let line): outline.bounds.insetBy(dx: -line.width / 2, dy: -line.width / 2)
    case .text(let mark):
      CGRect(
        x: mark.origin.x, y: mark.origin.y - mark.font.size, width: mark.width, height: mark.font.size * 1.25)
    case .symbol(let mark): mark.frame
    case .image(let mark): mark.frame
    case .group, .later: .null
    }
  }
}

extension Picture {
  /// Makes an equal picture that shares what it can with a former one: a list of pictures takes little more memory than their differences.
  package func sharing(with former: Picture) -> Picture {
    Picture(size: size, scale: scale, items: Self.shared(items, former.items))
  }

  private static func shared(_ items: [PictureItem], _ former: [PictureItem]) -> [PictureItem] {
    if items == former { return former }
    let shift = former.count - items.count
    return items.enumerated().map { index, item in
      for place in [index, index + shift] where former.indices.contains(place) {
        if former[place] == item { return former[place] }
        if case .group(let group, let inner) = item, case .group(group, let old) = former[place] {
          return .group(group, shared(inner, old))
        }
      }
      return item
    }
  }
}
