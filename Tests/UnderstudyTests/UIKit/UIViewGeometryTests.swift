import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The geometry of UIKit's views")
struct UIViewGeometryTests {
  private struct Label: UIViewRepresentable {
    let id: String
    var hugs = false
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "Hello"
      label.accessibilityIdentifier = id
      if hugs {
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .vertical)
      }
      return label
    }
    func updateUIView(_ label: UILabel, context: Context) {}
  }

  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.accessibilityIdentifier = "box"
      let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 30))
      inner.accessibilityIdentifier = "inner"
      view.addSubview(inner)
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: (proposal.width ?? 100) / 2, height: 60)
    }
  }

  @Test("LAY-246: a representable takes what it is proposed, unless its view insists on the size of its content")
  func labels() {
    let app = XCUIApplication {
      VStack(spacing: 0) {
        Label(id: "fills").frame(height: 100)
        Label(id: "hugs", hugs: true)
      }
    }
    #expect(app.staticTexts["fills"].frame.size == CGSize(width: 390, height: 100))
    let hugging = app.staticTexts["hugs"].frame
    #expect(hugging.height < 21 && hugging.width < 45 && hugging.width > 30)
  }

  @Test("LAY-246: sizeThatFits decides the size, and views inside are where their frames say")
  func sizeThatFits() {
    let app = XCUIApplication { Box().frame(width: 300) }
    let box = app.otherElements["box"].frame
    #expect(box.size == CGSize(width: 150, height: 60))
    #expect(app.otherElements["inner"].frame == CGRect(x: box.minX + 10, y: box.minY + 5, width: 20, height: 30))
  }

  @Test("LAY-246: the code of a representable reads the frame of its view")
  func frames() {
    final class Holder { weak var view: UIView? }
    struct Read: UIViewRepresentable {
      let holder: Holder
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        holder.view = view
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let holder = Holder()
    let app = XCUIApplication { Read(holder: holder).frame(width: 90, height: 70) }
    #expect(app.windows.firstMatch.exists)
    #expect(holder.view?.bounds == CGRect(x: 0, y: 0, width: 90, height: 70))
    let point = holder.view?.convert(CGPoint(x: 1, y: 2), to: nil) ?? .zero
    #expect(point.x == 151 && abs(point.y - 395.5) < 0.3)
    #expect(holder.view?.safeAreaInsets == .zero)
  }

  @Test("LAY-200: windows have the safe area of the screen, as the device is held")
  func window() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        Text(text).accessibilityIdentifier("insets")
        Button("Read") {
          let window = UIApplication.shared.windows.first
          let insets = window?.safeAreaInsets ?? .zero
          text = "\(insets.top) \(insets.bottom) \(insets.left) \(window?.frame.width ?? 0)"
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.profile.device = .iPhone16Pro
    app.launch()
    app.buttons["Read"].tap()
    #expect(app.staticTexts["insets"].label == "62.0 34.0 0.0 402.0")
    XCUIDevice.shared.orientation = .landscapeLeft
    app.buttons["Read"].tap()
    #expect(app.staticTexts["insets"].label == "0.0 21.0 62.0 874.0")
  }

  @Test("LAY-200: traits are those of the device as it is held and set up")
  func traits() {
    let app = XCUIApplication { Text("x") }
    app.profile.device = .iPhone16ProMax
    app.profile.dynamicTypeSize = .accessibility1
    app.launch()
    let upright = UITraitCollection.current
    #expect(upright.horizontalSizeClass == .compact && upright.verticalSizeClass == .regular)
    #expect(upright.userInterfaceIdiom == .phone && upright.userInterfaceStyle == .light && upright.displayScale == 3)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityMedium)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCUIDevice.shared.appearance = .dark
    let sideways = UIView().traitCollection
    #expect(sideways.horizontalSizeClass == .regular && sideways.verticalSizeClass == .compact)
    #expect(sideways.userInterfaceStyle == .dark)
  }

  @Test("LAY-002: a hosting controller measures its view")
  func hostingController() {
    let controller = UIHostingController(rootView: SizedBox(id: "box", height: 40).frame(minWidth: 20, idealWidth: 80))
    #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 500)) == CGSize(width: 300, height: 40))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 80, height: 40))
    let fitted = controller.view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
    #expect(fitted == CGSize(width: 120, height: 40))
    let unbounded = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    #expect(controller.sizeThatFits(in: unbounded) == CGSize(width: 50, height: 40))
  }

  @Test("LAY-002: the preferred size of a hosting controller follows its content where the options say so")
  func sizingOptions() {
    struct Content: View {
      let height: CGFloat
      var body: some View { SizedBox(id: "box", height: height).frame(minWidth: 20, idealWidth: 80) }
    }
    let controller = UIHostingController(rootView: Content(height: 40))
    #expect(controller.sizingOptions.isEmpty)
    controller.preferredContentSize = CGSize(width: 10, height: 10)
    #expect(controller.preferredContentSize == CGSize(width: 10, height: 10))
    controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    #expect(controller.preferredContentSize == CGSize(width: 80, height: 40))
    controller.rootView = Content(height: 60)
    #expect(controller.preferredContentSize == CGSize(width: 80, height: 60))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 80, height: 60))
  }

  @Test("LAY-008: a hosted view is laid out in the view of its controller")
  func hostedSize() {
    final class Sizes { var all: [CGSize] = [] }
    let sizes = Sizes()
    let controller = UIHostingController(
      rootView: GeometryReader { proxy in
        Text("x").onAppear { sizes.all.append(proxy.size) }.onChange(of: proxy.size) { sizes.all.append($1) }
      })
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(sizes.all.last == CGSize(width: 200, height: 100))
  }

  @Test("Points are converted between views by their frames")
  func converting() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    outer.addSubview(other)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 6))
    #expect(inner.convert(inner.bounds, to: other) == CGRect(x: -45, y: 5, width: 10, height: 10))
    #expect(inner.convert(CGPoint(x: 6, y: 6), from: outer) == CGPoint(x: 1, y: 1))
  }
}
