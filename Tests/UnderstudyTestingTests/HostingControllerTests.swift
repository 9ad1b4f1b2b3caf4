import SwiftUI
import Testing

@MainActor
private final class Trace {
  private(set) var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
}

private struct Traced: View {
  let name: String
  let trace: Trace
  @State private var appearances = 0

  var body: some View {
    let _ = trace("body \(name) \(appearances)")
    Text(name)
      .onAppear {
        appearances += 1
        trace("appear")
      }
      .onDisappear { trace("disappear") }
  }
}

@MainActor
@Suite("Hosting controllers")
struct HostingControllerTests {
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("A layout outside of a window makes the view; it appears in a window that shows")
  func layoutAndAppearance() {
    let trace = Trace()
    let controller = UIHostingController(rootView: Traced(name: "A", trace: trace))
    controller.view.layoutIfNeeded()
    #expect(trace.entries == ["body A 0"])

    window(controller).layoutIfNeeded()

    #expect(trace.entries == ["body A 0", "appear", "body A 1"])
  }

  @Test("A view that leaves its window disappears and keeps its state")
  func leaving() {
    let trace = Trace()
    let controller = UIHostingController(rootView: Traced(name: "A", trace: trace))
    let window = window(controller)
    window.layoutIfNeeded()

    controller.view.removeFromSuperview()
    controller.view.layoutIfNeeded()
    #expect(trace.entries.suffix(2) == ["body A 1", "disappear"])

    window.addSubview(controller.view)
    window.layoutIfNeeded()
    #expect(trace.entries.suffix(2) == ["appear", "body A 2"])
  }

  @Test("A hidden window shows nothing")
  func hiddenWindow() {
    let trace = Trace()
    let controller = UIHostingController(rootView: Traced(name: "A", trace: trace))
    let window = window(controller)
    window.layoutIfNeeded()

    window.isHidden = true
    window.layoutIfNeeded()

    #expect(trace.entries.last == "disappear")
  }

  @Test("A window that is shown by its property alone shows its root, and hides it again")
  func shownByProperty() {
    let trace = Trace()
    let controller = UIHostingController(rootView: Traced(name: "A", trace: trace))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    #expect(controller.viewIfLoaded == nil)

    window.isHidden = false
    window.layoutIfNeeded()
    #expect(trace.entries == ["body A 0", "appear", "body A 1"])
    #expect(controller.viewIfLoaded?.window === window)
    #expect(!window.isKeyWindow)

    window.isHidden = true
    window.layoutIfNeeded()
    #expect(trace.entries.last == "disappear")

    window.isHidden = false
    window.layoutIfNeeded()
    #expect(trace.entries.suffix(2) == ["appear", "body A 2"])
  }

  @Test("F-64: a controller finds the window that a helper has shown and not kept")
  func windowOfHelper() async throws {
    func show(_ controller: UIViewController) { self.window(controller).layoutIfNeeded() }
    let trace = Trace()
    let controller = UIHostingController(
      rootView: Text("A").task {
        do {
          try await Task.sleep(for: .seconds(1))
          trace("done")
        } catch { trace("cancelled") }
      })
    show(controller)
    let window = try #require(controller.view.window)
    #expect(window.rootViewController === controller)

    try await expectEventually { trace.entries == ["done"] }
    withExtendedLifetime(window) {}
  }

  @Test("Another root view updates the one that is shown")
  func otherRootView() {
    let trace = Trace()
    let controller = UIHostingController(rootView: Traced(name: "A", trace: trace))
    let window = window(controller)
    window.layoutIfNeeded()

    controller.rootView = Traced(name: "B", trace: trace)
    window.layoutIfNeeded()

    #expect(trace.entries.last == "body B 1")
  }

  @Test("Without a layout the view appears as soon as the test awaits something")
  func nextTurn() async throws {
    let trace = Trace()
    let controller = UIHostingController(rootView: Traced(name: "A", trace: trace))
    let window = window(controller)
    #expect(trace.entries == [])

    try await expectEventually { trace.entries.contains("appear") }

    withExtendedLifetime(window) {}
  }

  @Test("A controller that is released ends its view and its tasks")
  func release() async throws {
    let trace = Trace()
    var controller: UIHostingController<_>? = UIHostingController(
      rootView: Text("Busy").task {
        do { try await Task.sleep(for: .seconds(60)) } catch { trace("cancelled") }
      }
      .onDisappear { trace("disappear") })
    var window: UIWindow? = controller.map { self.window($0) }
    window?.layoutIfNeeded()

    window?.rootViewController = nil
    window = nil
    controller = nil

    // The last reference may go with a job that another test's work keeps waiting.
    try await expectEventually(timeout: .seconds(30)) { trace.entries.contains("disappear") }
  }

  @Test("Controllers are notified when their views show, parents and children")
  func callbacks() {
    final class Controller: UIViewController {
      let trace: Trace
      let name: String
      init(_ name: String, _ trace: Trace) {
        (self.name, self.trace) = (name, trace)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { trace("\(name) load") }
      override func viewWillAppear(_ animated: Bool) { trace("\(name) will appear") }
      override func viewDidAppear(_ animated: Bool) { trace("\(name) did appear") }
      override func viewDidDisappear(_ animated: Bool) { trace("\(name) did disappear") }
    }
    let trace = Trace()
    let (parent, child) = (Controller("parent", trace), Controller("child", trace))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)

    let window = window(parent)
    child.view.removeFromSuperview()
    child.removeFromParent()

    #expect(
      trace.entries == [
        "parent load", "child load", "parent will appear", "parent did appear", "child will appear",
        "child did appear", "child did disappear",
      ])
    #expect(parent.children.isEmpty && window.isKeyWindow)
  }
}
