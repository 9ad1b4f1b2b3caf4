@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The button of a tab in the bar.
package final class TabButtonNode: ButtonNode {
  private unowned(unsafe) let tab: TabNode

  init(_ tab: TabNode, _ inputs: inout _ViewInputs) {
    self.tab = tab
    super.init({ [unowned tab] in tab.select() }, isFlat: true, &inputs)
  }

  package override func describe(_ content: inout ElementContent) {
    super.describe(&content)
    if let title { content.texts.label = title }
    if tab.isShown { content.traits.insert(.selected) }
    if let badge { content.texts.value = Self.value(ofBadge: badge) }
  }

  /// What the badge shows; nil for none.
  var badge: String? { tab.traits.badge.map(written) }
}

extension TabButtonNode {
  /// A number counts items; any other text is read as it is (F-110).
  fileprivate static func value(ofBadge badge: String) -> String {
    let digits = badge.filter { $0 != "," }
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return badge }
    return digits == "1" ? "1 item" : "\(badge) items"
  }

  /// A bar names a tab by its text, whatever image stands beside it, and by the image where there is no text.
  fileprivate var title: String? {
    var parts: [Element] = []
    for child in children { child.collect(&parts) }
    let texts = parts.lazy.filter { $0.type == .staticText }
    return texts.compactMap { ($0.source as? ElementNode)?.currentTexts.label }.first { !$0.isEmpty }
  }
}

/// The bar with a button for each tab.
package final class TabBarNode: ElementNode {
  unowned(unsafe) let tabView: TabViewNode

  init(_ tabView: TabViewNode, _ inputs: inout _ViewInputs) {
    self.tabView = tabView
    super.init(.tabBar, &inputs)
  }

  package override var alwaysCollects: Bool { true }

  package override func describe(_ content: inout ElementContent) {
    content.texts.label = "Tab Bar"
    content.traits.insert(.horizontal)
  }

  package override func collectChildren(_ elements: inout [Element]) {
    for button in tabView.barButtons { button.node.collect(&elements) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
