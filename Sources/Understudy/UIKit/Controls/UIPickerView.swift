import Foundation

/// Wheels that turn to rows, which a data source counts and a delegate names. Each is a `pickerWheel`. Source: Apple's page
/// "UIPickerView".
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Counts the wheels and their rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Names the rows, and is notified of choices.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  private var selection: [Int: Int] = [:]
  private lazy var shown = ControlBody(self) { (picker: UIPickerView, version) in
    PickerWheels(picker: picker, version: version)
  }

  /// The number of wheels.
  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard let dataSource, (0..<numberOfComponents).contains(component) else { return 0 }
    return max(dataSource.pickerView(self, numberOfRowsInComponent: component), 0)
  }

  /// Asks the data source and the delegate for everything again.
  open func reloadAllComponents() { elementsDidChange() }
  /// Asks the data source and the delegate for a wheel again.
  open func reloadComponent(_ component: Int) { elementsDidChange() }

  /// Turns a wheel to a row, without a call of the delegate. A row that does not exist is the nearest one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    elementsDidChange()
  }

  /// The row that a wheel has turned to; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(max(selection[component] ?? 0, 0), count - 1)
  }

  /// The view of a row, if the delegate makes views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) else {
      return nil
    }
    return view is MissingRowView ? nil : view
  }

  /// The text of a row: its title, or what its view says.
  fileprivate func text(_ row: Int, _ component: Int) -> String {
    if let view = view(forRow: row, forComponent: component) { return view.spokenText }
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) { return text.string }
    return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
  }

  /// The user has turned a wheel.
  fileprivate func choose(_ row: Int, _ component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize { shown.size ?? super.intrinsicContentSize }
}

/// Counts the wheels of a picker and their rows. Source: Apple's page "UIPickerViewDataSource".
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Names the rows of a picker, and is notified of choices. All methods are optional. Source: Apple's page "UIPickerViewDelegate".
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The text of a row, which takes precedence over its title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, which takes precedence over its texts. The wheel's value is the text in it.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The user has turned a wheel to a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The height of the rows, which is not used.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel, which is not used.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// No title, for delegates that give another text or a view.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// No text with attributes, for delegates that give a title.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A view that stands for none: the row's text is shown.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { MissingRowView(frame: .zero) }
  /// Does nothing when the user turns a wheel.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// The usual 32 points; no height is used here.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// No width, as none is used here.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
}

/// Stands for the view of a delegate that makes none.
private final class MissingRowView: UIView {}

extension UIView {
  /// The label of the view or, without one, the texts inside.
  fileprivate var spokenText: String {
    if let label = accessibilityLabel ?? (self as? UILabel)?.text { return label }
    return subviews.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

private struct PickerWheels: View {
  let picker: UIPickerView
  let version: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(0..<picker.numberOfComponents), id: \.self) { component in
        Picker("", selection: selection(component)) {
          ForEach(Array(0..<picker.numberOfRows(inComponent: component)), id: \.self) { row in
            Text(verbatim: picker.text(row, component)).tag(row)
          }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
      }
    }
  }

  private func selection(_ component: Int) -> Binding<Int> {
    Binding {
      _ = version
      return picker.selectedRow(inComponent: component)
    } set: {
      picker.choose($0, component)
    }
  }
}
