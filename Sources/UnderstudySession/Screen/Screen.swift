import Foundation
import UnderstudyCore
import UnderstudyElements
import UnderstudyJSON
import XCUIAutomation

/// What the screen shows at one moment, as answers list it: without containers that say nothing, texts that are in the label
/// of the control around them, and the keyboard's keys.
@MainActor struct Screen {
  /// An element of the list.
  struct Entry {
    let element: Element
    /// Such as `e7`.
    let reference: String
    /// How many elements of the list are around it.
    var depth: Int
    let type: ElementType
    let texts: ElementTexts
    let frame: ElementFrame
    let isEnabled: Bool
    let isSelected: Bool
    let isFocused: Bool
  }

  let entries: [Entry]
  /// Every element of the tree by its number, listed or not.
  let serials: Set<UInt32>
  /// Equal for equal screens, in each launch and each process.
  let hash: String
  /// The time of the app's clock.
  let time: Duration

  static let empty = Screen(entries: [], serials: [], hash: hash(of: []), time: .zero)

  private init(entries: [Entry], serials: Set<UInt32>, hash: String, time: Duration) {
    (self.entries, self.serials, self.hash, self.time) = (entries, serials, hash, time)
  }

  /// Reads the screen once the app is idle.
  init(_ application: XCUIApplication, _ references: inout ElementReferences) {
    var entries: [Entry] = []
    var serials: Set<UInt32> = []
    var known = references
    _ = application.readTree { tree in
      tree.admitLate()
      // Only now: until the app is idle, the places are those of a screen that is on its way.
      let layout = application.host?.layout
      var pending = [(element: tree.root, depth: 0)]
      while let (element, depth) = pending.popLast() {
        serials.insert(element.serial)
        var inner = depth
        if Self.isListed(element, in: tree) {
          let frame = layout?.frame(of: element) ?? .zero
          let reference = known.name(element, line: ElementLine.short(element.type, element.texts))
          entries.append(
            Entry(
              element: element, reference: reference, depth: depth, type: element.type, texts: element.texts,
              frame: frame, isEnabled: element.isEnabled, isSelected: element.isSelected,
              isFocused: element.hasKeyboardFocus))
          inner += 1
        }
        // The keys of a keyboard are the same everywhere.
        if element.type != .keyboard { pending += element.children.reversed().map { ($0, inner) } }
      }
    }
    references = known
    self.entries = Self.withoutPlainCells(entries)
    self.serials = serials
    hash = Self.hash(of: self.entries)
    time = application.session.now
  }

  private static func isListed(_ element: Element, in tree: ElementTree) -> Bool {
    if element.type == .application || element.type == .window { return false }
    if let window = tree.inputWindow, element.isInside(window) {
      return element.type == .keyboard || element.type == .menuItem
    }
    if element.type == .other { return element.texts != ElementTexts() }
    guard element.type == .staticText || element.type == .image, let parent = element.parent else { return true }
    // The title of a bar is in the bar's line.
    if parent.type == .navigationBar, element.type == .staticText, element.label == parent.identifier { return false }
    guard parent.type.saysItsTexts
    else { return true }
    // What a control says is in its own line.
    if element.type == .image { return parent.label.isEmpty && parent.identifier.isEmpty }
    return !(element.identifier.isEmpty && parent.label.hasPart(element.label))
  }

  /// The list without cells that only hold one other element.
  private static func withoutPlainCells(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    // How deep the cells are that were left out and are still around.
    var left: [Int] = []
    for (index, entry) in entries.enumerated() {
      left.removeAll { $0 >= entry.depth }
      let inside = entries[(index + 1)...].prefix { $0.depth > entry.depth }
      if entry.type == .cell, entry.texts == ElementTexts(), !entry.isSelected, inside.count == 1 {
        left.append(entry.depth)
      } else {
        var moved = entry
        moved.depth -= left.count
        result.append(moved)
      }
    }
    return result
  }

  private static func hash(of entries: [Entry]) -> String {
    var hash = StableHash()
    for entry in entries {
      hash.add("\(entry.depth) \(ElementLine.text(entry)) \(entry.frame.description)")
    }
    return hash.text
  }

  /// The lines of the screen, indented, each with its reference.
  var lines: [String] {
    entries.map { String(repeating: "  ", count: $0.depth) + "\($0.reference) \(ElementLine.text($0))" }
  }

  func entry(_ element: Element) -> Entry? { entries.first { $0.element === element } }
}

extension String {
  /// Whether it is a text, or has it as one of those that a label is joined of.
  fileprivate func hasPart(_ text: String) -> Bool {
    text.isEmpty || self == text || ", \(self), ".contains(", \(text), ")
  }
}

extension ElementType {
  /// Whether its label is made of the texts inside.
  fileprivate var saysItsTexts: Bool {
    switch self {
    case .button, .link, .switch, .toggle, .tab, .menuItem, .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }
}

/// The 64-bit hash FNV-1a, folded to 32 bits: it is the same in each process.
struct StableHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0x0A)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Eight hexadecimal digits.
  var text: String {
    let folded = UInt32(truncatingIfNeeded: value ^ (value >> 32))
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
