import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no segment: -1.
  public nonisolated static let noSegment = -1

  /// The index of the chosen segment, ``noSegment`` by default; a choice by the user performs the actions of
  /// ``UIControl/Event/valueChanged``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { elementsDidChange() } }
  }
  /// The color behind the chosen segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor?
  fileprivate private(set) var segments: [Segment] = []
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  private lazy var shown = ControlBody(self) { (control: UISegmentedControl, version) in
    SegmentsBody(control: control, version: version)
  }

  fileprivate struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with a segment for each text and each picture; the segments of other objects are empty.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  // MARK: - Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title; beyond the last one it becomes the last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a segment with a picture; beyond the last one it becomes the last.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ new: Segment, at index: Int) {
    segments.insert(new, at: min(max(index, 0), segments.count))
    elementsDidChange()
  }

  /// Removes a segment; beyond the last one it removes that.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    segments.remove(at: min(max(segment, 0), segments.count - 1))
    elementsDidChange()
  }
  /// Removes all segments; none is chosen.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    elementsDidChange()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  /// The title of a segment; nil where it has none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
  /// Sets whether the user can choose a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether the user can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    elementsDidChange()
  }

  /// Stores how titles of segments look in one state; other states keep their attributes.
  ///
  /// - Parameter attributes: Nil removes those of the state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }
  /// The attributes that were set for exactly this state; nil where there are none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: - Shown

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize { shown.size ?? super.intrinsicContentSize }
}

private struct SegmentsBody: View {
  let control: UISegmentedControl
  let version: Int

  var body: some View {
    Picker("", selection: selection) {
      ForEach(control.segments.indices, id: \.self) { index in
        let segment = control.segments[index]
        Group {
          if let image = segment.image { Image(uiImage: image) } else { Text(verbatim: segment.title ?? "") }
        }
        .disabled(!segment.isEnabled)
        .tag(index)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }

  private var selection: Binding<Int> {
    Binding {
      control.selectedSegmentIndex
    } set: {
      guard $0 != control.selectedSegmentIndex else { return }
      control.selectedSegmentIndex = $0
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
