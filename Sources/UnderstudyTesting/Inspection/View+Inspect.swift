@_spi(Runtime) import UnderstudyCore
import XCUIAutomation

extension View {
  /// What the view shows, to be searched and used.
  ///
  /// A view that comes from a running app of the test, as the elements of ``BodyEvaluations`` do, is looked at where it is
  /// mounted: by the state that it is connected to, or where it has none by its value. Any other is launched as an app of
  /// its own, which runs as long as the result, or anything found in it, is kept.
  ///
  /// What the apps of the test have ready runs first: a view in a window that was just shown is mounted then.
  @MainActor @preconcurrency
  public func inspect() throws -> InspectableView<ViewType.View<Self>> {
    TestScope.runReadyWork()
    let test = TestRun.current
    for host in UnderstudyCore.Host.running.reversed() where test.includes(host.session) {
      host.settle()
      if let node = host.nodes(of: Self.self).first(where: { $0.stands(for: self) }) {
        return InspectableView(InspectionSubject(.node(node), host: host, application: nil, settlesActions: false))
      }
    }
    let application = XCUIApplication { self }
    guard let host = application.host else { throw InspectionError.notMounted(view: ViewTypeName.of(Self.self)) }
    let node: Node = host.nodes(of: Self.self).first ?? host.root.window
    return InspectableView(
      InspectionSubject(.node(node), host: host, application: application, settlesActions: true))
  }
}
