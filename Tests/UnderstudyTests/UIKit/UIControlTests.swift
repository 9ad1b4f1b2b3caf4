import SwiftUI
import Testing
import UnderstudyTesting

/// Shows a control that the test keeps.
private struct Shown<Control: UIView>: UIViewRepresentable {
  let control: Control
  func makeUIView(context: Context) -> Control { control }
  func updateUIView(_ control: Control, context: Context) {}
}

@MainActor
@Suite("Controls of UIKit's in representables")
struct UIControlTests {
  private func app(_ control: some UIView) -> XCUIApplication {
    control.accessibilityIdentifier = "control"
    return XCUIApplication { VStack { Shown(control: control).fixedSize() } }
  }

  private final class Count {
    var number = 0
  }

  private func count(_ events: UIControl.Event, of control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.number += 1 }, for: events)
    return count
  }

  @Test("a button performs its actions for a tap, and shows its title")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let taps = count(.touchUpInside, of: button)
    let app = app(button)
    app.buttons["Save"].tap()
    #expect(taps.number == 1)

    button.setTitle("Saved", for: .normal)
    button.isEnabled = false
    #expect(app.buttons["Saved"].exists)
    #expect(!app.buttons["control"].isEnabled)
  }

  @Test("a button shows its primary action's or its configuration's title")
  func primaryAction() {
    var sender: Any?
    let button = UIButton(primaryAction: UIAction(title: "Go") { sender = $0.sender })
    app(button).buttons["Go"].tap()
    #expect(sender as? UIButton === button)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    #expect(app(UIButton(configuration: configuration)).buttons["Buy"].exists)
  }

  @Test("a switch turns, and an action is performed for the user's taps alone")
  func switches() {
    let control = UISwitch()
    let changes = count(.valueChanged, of: control)
    let app = app(control)
    #expect(app.switches["control"].value as? String == "0")
    app.switches["control"].tap()
    #expect(control.isOn)
    #expect(changes.number == 1)

    control.setOn(false, animated: true)
    #expect(app.switches["control"].value as? String == "0")
    #expect(changes.number == 1)
  }

  @Test("a slider and a stepper change their values")
  func values() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 20)
    #expect(slider.value == 10)
    let moves = count(.valueChanged, of: slider)
    app(slider).sliders["control"].adjust(toNormalizedSliderPosition: 0.5)
    #expect(abs(slider.value - 5) < 0.5)
    #expect(moves.number > 0)

    let stepper = UIStepper()
    (stepper.maximumValue, stepper.wraps) = (2, true)
    let app = app(stepper)
    for expected in [1.0, 2, 0] {
      app.buttons["Increment"].tap()
      #expect(stepper.value == expected)
    }
  }

  @Test("a segmented control chooses a segment")
  func segments() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 0
    let changes = count(.valueChanged, of: control)
    let app = app(control)
    #expect(app.segmentedControls.buttons["Day"].isSelected)
    app.buttons["Week"].tap()
    #expect(control.selectedSegmentIndex == 1)
    #expect(changes.number == 1)

    control.insertSegment(withTitle: "Month", at: 5, animated: false)
    #expect(app.buttons["Month"].exists)
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!app.buttons["Day"].exists)
  }

  @Test("dots of pages say where one is, and a tap turns the page")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let changes = count(.valueChanged, of: control)
    let app = app(control)
    #expect(app.pageIndicators["control"].value as? String == "page 1 of 3")
    app.pageIndicators.firstMatch.tap()
    #expect(control.currentPage == 1)
    #expect(changes.number == 1)
    control.currentPage = 7
    #expect(app.pageIndicators["control"].value as? String == "page 3 of 3")
    #expect(app.pageIndicators["control"].frame.size == control.size(forNumberOfPages: 3))
  }

  @Test("a wheel shows while it turns")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .large)
    let app = app(wheel)
    #expect(!app.activityIndicators.firstMatch.exists)
    wheel.startAnimating()
    #expect(app.activityIndicators["In progress"].exists)
    #expect(wheel.intrinsicContentSize.width == 37)
    wheel.stopAnimating()
    #expect(!app.activityIndicators.firstMatch.exists)
    wheel.hidesWhenStopped = false
    #expect(app.activityIndicators["Progress halted"].exists)
  }

  @Test("a bar shows how far something has come")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .default)
    let app = app(bar)
    bar.setProgress(0.25, animated: true)
    #expect(app.progressIndicators["control"].value as? String == "25%")
    bar.progress = 2
    #expect(bar.progress == 1)
  }

  @Test("actions are added once, and removed")
  func actions() {
    let control = UIControl()
    var calls = 0
    let action = UIAction(identifier: .init("one")) { _ in calls += 1 }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(calls == 1)
    control.removeAction(identifiedBy: .init("one"), for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
  }

  @Test("a stack is as large as its views, and shows their elements in order")
  func stack() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("One", "Two")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 10
    let (one, two) = (first.intrinsicContentSize, second.intrinsicContentSize)
    #expect(abs(stack.intrinsicContentSize.width - one.width - two.width - 10) < 0.001)
    stack.axis = .vertical
    #expect(abs(stack.intrinsicContentSize.height - one.height - two.height - 10) < 0.001)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    effect.contentView.addSubview(stack)
    let app = XCUIApplication { Shown(control: effect) }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["One", "Two"])
  }
}

@MainActor
@Suite("Views of UIKit's beside each other in a representable")
struct UIViewArrangementTests {
  private struct Container: UIViewRepresentable {
    let views: [UIView]
    var axis: NSLayoutConstraint.Axis?

    func makeUIView(context: Context) -> UIView {
      if let axis {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.spacing) = (axis, 8)
        return stack
      }
      let view = UIView()
      views.forEach { view.addSubview($0) }
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func fields(_ count: Int) -> [UITextField] {
    (0..<count).map {
      let field = UITextField()
      field.accessibilityIdentifier = "\($0)"
      return field
    }
  }

  @Test("views without frames follow each other, so that each can be tapped")
  func flow() {
    let app = XCUIApplication { Container(views: fields(2)).frame(width: 200, height: 200) }
    let (first, second) = (app.textFields["0"], app.textFields["1"])
    second.tap()
    second.typeText("b")
    first.tap()
    first.typeText("a")
    #expect(first.value as? String == "a")
    #expect(second.value as? String == "b")
    #expect(first.frame.maxY == second.frame.minY)
    #expect(first.frame.width == 200)
  }

  @Test("a stack view puts them along its axis")
  func stack() {
    let buttons = ["A", "B"].map { title in
      let button = UIButton()
      button.setTitle(title, for: .normal)
      return button
    }
    let app = XCUIApplication { Container(views: buttons, axis: .horizontal).fixedSize() }
    let (first, second) = (app.buttons["A"], app.buttons["B"])
    #expect(abs(second.frame.minX - first.frame.maxX - 8) < 1)
    #expect(first.frame.midY == second.frame.midY)
  }

  @Test("a view with a frame is there")
  func frames() {
    let button = UIButton(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 80, height: 20))
    label.text = "Text"
    let app = XCUIApplication {
      Container(views: [button, label]).frame(width: 200, height: 200).accessibilityIdentifier("box")
        .ignoresSafeArea()
    }
    let frame = app.staticTexts["Text"].frame
    #expect(frame.size == CGSize(width: 80, height: 20))
    #expect(abs(app.buttons["Go"].frame.midX - frame.minX - 50) < 1)
    #expect(abs(app.buttons["Go"].frame.midY - frame.minY + 50) < 1)
  }
}
