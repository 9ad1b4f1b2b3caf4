import SwiftUI
import Testing
import UnderstudyTesting

private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
  let controller: Controller
  func makeUIViewController(context: Context) -> Controller { controller }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}

private final class Page: UIViewController {
  let name: String
  var events: [String] = []

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let label = UILabel()
    label.text = "Page \(name)"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) { events.append("appear") }
  override func viewDidDisappear(_ animated: Bool) { events.append("disappear") }
}

@MainActor
@Suite("Containers of UIKit's in representables")
struct UIContainerControllerTests {
  @Test("a navigation controller pushes and pops pages, with their titles and buttons")
  func navigation() {
    let (root, next) = (Page("Root"), Page("Next"))
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go",
      primaryAction: UIAction { [weak root] _ in
        root?.navigationController?.pushViewController(next, animated: true)
      })
    let controller = UINavigationController(rootViewController: root)
    let app = XCUIApplication { Shown(controller: controller) }
    #expect(app.navigationBars["Root"].exists)
    #expect(app.staticTexts["Page Root"].exists)

    app.navigationBars.buttons["Go"].tap()
    #expect(app.navigationBars["Next"].exists)
    #expect(app.staticTexts["Page Next"].exists)
    #expect(controller.topViewController === next)
    #expect(root.events == ["appear", "disappear"])

    app.navigationBars.buttons["Root"].tap()
    #expect(controller.viewControllers.count == 1)
    #expect(next.events == ["appear", "disappear"])
    #expect(next.parent == nil)

    root.title = "Other"
    #expect(app.navigationBars["Other"].exists)
    controller.pushViewController(next, animated: false)
    #expect(app.staticTexts["Page Next"].exists)
    controller.popToRootViewController(animated: false)
    #expect(app.staticTexts["Page Root"].exists)
  }

  @Test("F-104, F-107: a navigation controller goes back by a swipe from the edge, and by the back button's menu")
  func waysBack() {
    let pages = ["Root", "Second", "Third"].map { Page($0) }
    let controller = UINavigationController(rootViewController: pages[0])
    controller.setViewControllers(pages, animated: false)
    let app = XCUIApplication { Shown(controller: controller) }
    func swipe() {
      app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
        .press(forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.8, dy: 0.5)))
    }
    swipe()
    #expect(controller.topViewController === pages[1])
    controller.pushViewController(pages[2], animated: false)
    app.navigationBars.buttons["Second"].press(forDuration: 1)
    app.collectionViews.buttons["Root"].tap()
    #expect(controller.viewControllers.count == 1)
    pages[1].navigationItem.hidesBackButton = true
    controller.pushViewController(pages[1], animated: false)
    swipe()
    #expect(controller.topViewController === pages[1])
  }

  @Test("F-102: the tab that shows takes its navigation controller back to the root, and the delegate is asked")
  func sameTab() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var log: [String] = []
      func tabBarController(_ controller: UITabBarController, shouldSelect: UIViewController) -> Bool {
        log.append("should")
        return true
      }
      func tabBarController(_ controller: UITabBarController, didSelect: UIViewController) { log.append("did") }
    }
    let navigation = UINavigationController(rootViewController: Page("Root"))
    navigation.pushViewController(Page("Next"), animated: false)
    let controller = UITabBarController()
    let delegate = Delegate()
    controller.delegate = delegate
    navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    controller.viewControllers = [navigation, Page("Other")]
    let app = XCUIApplication { Shown(controller: controller) }
    app.tabBars.buttons["One"].tap()
    #expect(app.staticTexts["Page Root"].exists)
    #expect(delegate.log == ["should", "did"])
  }

  @Test("a tab bar controller shows one of its tabs")
  func tabs() {
    let (first, second) = (Page("First"), Page("Second"))
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    let controller = UITabBarController()
    controller.viewControllers = [first, second]
    let app = XCUIApplication { Shown(controller: controller) }
    #expect(app.staticTexts["Page First"].exists)
    app.tabBars.buttons["Two"].tap()
    #expect(app.staticTexts["Page Second"].exists)
    #expect(controller.selectedIndex == 1)
    controller.selectedIndex = 0
    #expect(app.tabBars.buttons["First"].isSelected)
  }

  @Test("a swipe turns the page that the data source has beside the one that shows")
  func pages() {
    final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let pages = [Page("1"), Page("2")]
      var turns = 0

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { turns += 1 }
    }
    let source = Source()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.delegate = source
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: true)
    let app = XCUIApplication { Shown(controller: controller) }
    #expect(app.staticTexts["Page 1"].exists)
    app.swipeLeft()
    #expect(app.staticTexts["Page 2"].exists)
    #expect(!app.staticTexts["Page 1"].exists)
    app.scrollViews.firstMatch.swipeLeft()
    #expect(app.staticTexts["Page 2"].exists)
    app.swipeRight()
    #expect(app.staticTexts["Page 1"].exists)
    #expect(source.turns == 2)
  }

  @Test("a share sheet closes, a picker gives a picture")
  func sheets() {
    final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var hasPicture = false
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        hasPicture = info[.originalImage] is UIImage
        picker.dismiss(animated: true)
      }
    }
    struct Screen: View {
      let share: UIActivityViewController
      let picker: UIImagePickerController
      @State private var isSharing = false
      @State private var isPicking = false
      var body: some View {
        Button("Share") { isSharing = true }.sheet(isPresented: $isSharing) { Shown(controller: share) }
        Button("Pick") { isPicking = true }.sheet(isPresented: $isPicking) { Shown(controller: picker) }
      }
    }
    let (share, picker) = (
      UIActivityViewController(activityItems: ["a"], applicationActivities: nil), UIImagePickerController()
    )
    let delegate = Delegate()
    picker.delegate = delegate
    var isClosed = false
    share.completionWithItemsHandler = { _, _, _, _ in isClosed = true }
    let app = XCUIApplication { Screen(share: share, picker: picker) }
    app.buttons["Share"].tap()
    #expect(app.otherElements["ActivityListView"].exists)
    app.buttons["Close"].tap()
    #expect(isClosed)

    app.buttons["Pick"].tap()
    app.images["Photo"].tap()
    #expect(delegate.hasPicture)
    #expect(!app.images["Photo"].exists)
    app.buttons["Pick"].tap()
    app.buttons["Cancel"].tap()
    #expect(app.buttons["Share"].exists)
  }
}
