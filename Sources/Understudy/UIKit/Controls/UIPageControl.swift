import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The dots of pages. A tap goes to the next page, and after the last one to the one before.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { currentPage = currentPage }
  }
  /// The page whose dot is marked, counted from 0; a change by the user performs the actions of
  /// ``UIControl/Event/valueChanged``.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      elementsDidChange()
    }
  }
  private var storedPage = 0
  /// Whether one page has no dot; by default it has one.
  open var hidesForSinglePage = false {
    didSet { elementsDidChange() }
  }
  /// The color of the dot for the page that shows; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor?
  private lazy var shown = ControlBody(self) { (control: UIPageControl, version) in
    PageDots(control: control, version: version)
  }

  /// The size of the dots of some pages: 26 points high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 17 + 16, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }

  fileprivate var showsDots: Bool { numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage }

  fileprivate func turn() {
    let page = currentPage
    currentPage = page + 1 < numberOfPages ? page + 1 : page - 1
    if page != currentPage { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

private struct PageDots: View {
  let control: UIPageControl
  let version: Int

  var body: some View {
    if control.showsDots {
      PageIndicator(
        value: "page \(control.currentPage + 1) of \(control.numberOfPages)", size: control.intrinsicContentSize
      ) { control.turn() }
    }
  }
}

/// The element of the dots.
private struct PageIndicator: LeafView {
  let value: String
  let size: CGSize
  let action: () -> Void

  func makeNode(_ inputs: inout _ViewInputs) -> PageIndicatorNode { PageIndicatorNode(self, &inputs) }
  func update(_ node: PageIndicatorNode) { node.accept(self) }
}

private final class PageIndicatorNode: ElementNode {
  private var indicator: PageIndicator

  init(_ indicator: PageIndicator, _ inputs: inout _ViewInputs) {
    self.indicator = indicator
    super.init(.pageIndicator, &inputs)
  }

  func accept(_ new: PageIndicator) { indicator = new }

  override func describe(_ content: inout ElementContent) { content.texts.value = indicator.value }

  override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action else { return nil }
    guard isElementEnabled else { return .disabled }
    indicator.action()
    return .performed
  }

  override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    ElementLayout(FixedSizeLeaf(indicator.size))
  }
}
