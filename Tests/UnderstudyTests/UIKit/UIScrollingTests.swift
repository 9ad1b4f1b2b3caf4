import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Tables of UIKit's that scroll and refresh")
struct UIScrollingTests {
  private final class Teas: UITableViewController {
    var count = 40
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Tea \(indexPath.row)"
      return cell
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append(scrollView.contentOffset.y > 0 ? "down" : "top")
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("F-150: the delegate of a table is notified of a swipe from its beginning to the rest")
  func scrolling() {
    let controller = Teas(style: .plain)
    let app = XCUIApplication { Shown(controller: controller) }
    app.launch()
    #expect(controller.tableView.contentOffset.y <= 0)
    app.tables.element.swipeUp()
    #expect(controller.log == ["begin", "down", "end true", "rest"])
    #expect(controller.tableView.contentOffset.y > 0)
    #expect(controller.tableView.contentSize.height > 1000)
    controller.log = []
    app.tables.element.swipeDown()
    #expect(controller.log == ["begin", "top", "end true", "rest"])
  }

  @Test("F-150: a pull refreshes a table, and the next one does so when the refresh has ended")
  func refreshing() {
    let controller = Teas(style: .plain)
    let refresh = UIRefreshControl()
    var pulls = 0
    refresh.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    let app = XCUIApplication { Shown(controller: controller) }
    app.launch()
    app.tables.element.swipeDown()
    #expect(pulls == 0)
    controller.refreshControl = refresh
    app.tables.element.swipeDown()
    #expect(pulls == 1)
    #expect(refresh.isRefreshing)
    app.tables.element.swipeDown()
    #expect(pulls == 1)
    refresh.endRefreshing()
    app.tables.element.swipeDown()
    #expect(pulls == 2)
    refresh.endRefreshing()
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    #expect(pulls == 2)
    refresh.endRefreshing()
    controller.refreshControl = nil
    app.tables.element.swipeDown()
    #expect(pulls == 2)
  }
}
