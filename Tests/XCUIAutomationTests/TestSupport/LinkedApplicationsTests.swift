import SwiftUI
import Testing
import XCUIAutomation

/// Found, since it is not generic.
private struct LinkedApp: App {
  var body: some Scene { WindowGroup { Text("Linked") } }
}

private struct GenericApp<Content>: App {
  var body: some Scene { WindowGroup { Text("Generic") } }
}

@MainActor
@Suite("The app that XCUIApplication() means")
struct LinkedApplicationsTests {
  private typealias Choice = Result<Int, LinkedApplications.Problem>
  private let two = [(name: "Shop.ShopApp", app: 1), (name: "Admin.AdminApp", app: 2)]

  private func choose(
    _ candidates: [(name: String, app: Int)], module: String, named: Int? = nil, fallback: Int? = nil
  ) -> Choice {
    LinkedApplications.choose(among: candidates, forTestModule: module, named: named, fallback: fallback)
  }

  @Test("Linked apps are found without being named; generic types are not")
  func discovery() {
    let names = LinkedApplications.all.map { String(reflecting: $0) }

    #expect(LinkedApplications.all.contains { $0 == LinkedApp.self })
    #expect(!names.contains { $0.contains("GenericApp") })
  }

  @Test("The only linked app is chosen, whatever the test module is called")
  func onlyOne() {
    #expect(choose([two[0]], module: "Anything") == .success(1))
  }

  @Test(
    "Among several the one in the module named after the tests is meant",
    arguments: ["Admin", "AdminUITests", "AdminTests", "AdminFlows"])
  func byModule(module: String) {
    #expect(choose(two, module: module) == .success(2))
  }

  @Test("AdminUITests mean an app in the module AdminApp where there is none in Admin")
  func byStem() {
    let candidates = [(name: "ShopApp.Main", app: 1), (name: "Admin.Main", app: 2), (name: "AdminApp.Main", app: 3)]
    #expect(choose(candidates, module: "ShopUITests") == .success(1))
    #expect(choose(candidates, module: "AdminUITests") == .success(2))
  }

  @Test("A test case's own choice comes before the module's name, the process's comes after it")
  func precedence() {
    #expect(choose(two, module: "AdminTests", named: 1) == .success(1))
    #expect(choose(two, module: "AdminTests", fallback: 1) == .success(2))
    #expect(choose(two, module: "OtherTests", fallback: 1) == .success(1))
  }

  @Test("Without a way to choose, the problem lists the apps and says how to name one")
  func ambiguous() {
    let expected = """
      Could not choose an application for OtherTests: 2 are linked into the tests and none is in a module named after \
      the test module.
      Linked:
        Shop.ShopApp
        Admin.AdminApp
      Name one: XCUIApplication(Shop.ShopApp.self), or XCUIApplication.targetApplication = Shop.ShopApp.self, or \
      override class var targetApplication of UITestCase.
      """

    #expect(choose(two, module: "OtherTests") == .failure(.init(message: expected)))
  }

  @Test("Two apps in the module named after the tests leave the choice open")
  func twoInOneModule() {
    let candidates = two + [(name: "Admin.PreviewApp", app: 3)]
    let expected = """
      Could not choose an application for AdminTests: 2 are in the module that it is named after.
      Linked:
        Admin.AdminApp
        Admin.PreviewApp
      Name one: XCUIApplication(Admin.AdminApp.self), or XCUIApplication.targetApplication = Admin.AdminApp.self, or \
      override class var targetApplication of UITestCase.
      """

    #expect(choose(candidates, module: "AdminTests") == .failure(.init(message: expected)))
  }

  @Test("Without a linked app the problem says what to add")
  func none() {
    let expected = """
      Could not choose an application for ShopUITests: no type that conforms to App is linked into the tests.
      Add the target that declares the App to the test target's dependencies, or host a view: \
      XCUIApplication { ContentView() }.
      """

    #expect(choose([], module: "ShopUITests") == .failure(.init(message: expected)))
  }
}
