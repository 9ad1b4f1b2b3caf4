import Foundation
import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@MainActor
@Suite("Tables of UIKit's")
struct UITableViewTests {
  private final class TeaCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      accessibilityIdentifier = "cell of \(reuseIdentifier ?? "")"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Teas: UITableViewController {
    var teas = ["Green", "Black", "White"]
    var log: [String] = []

    override func viewDidLoad() { tableView.register(TeaCell.self, forCellReuseIdentifier: "tea") }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? teas.count : 1
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
      if indexPath.section == 1 {
        let label = UILabel()
        label.text = "About"
        cell.contentView.addSubview(label)
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = teas[indexPath.row]
        cell.contentConfiguration = content
      }
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Teas" : nil
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("\(indexPath.section).\(indexPath.row)")
      tableView.deselectRow(at: indexPath, animated: true)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.section == 0
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      teas.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private func teas(_ app: XCUIApplication) -> [String] {
    app.tables.cells.staticTexts.allElementsBoundByIndex.map(\.label)
  }

  @Test("F-150: a table shows the cells of its data source, and the delegate is notified of taps")
  func rows() {
    let controller = Teas(style: .plain)
    let app = XCUIApplication { Shown(controller: controller) }
    #expect(teas(app) == ["Green", "Black", "White", "About"])
    #expect(app.staticTexts["Teas"].exists)
    app.tables.staticTexts["Black"].tap()
    app.tables.cells.containing(.staticText, identifier: "About").element.tap()
    #expect(controller.log == ["0.1", "1.0"])
  }

  @Test("F-150: a row that can be edited is deleted by a swipe, and a table shows changes when it reloads")
  func changes() {
    let controller = Teas(style: .insetGrouped)
    let app = XCUIApplication { Shown(controller: controller) }
    app.tables.staticTexts["Black"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(teas(app) == ["Green", "White", "About"])
    controller.teas.append("Herbal")
    controller.tableView.reloadData()
    #expect(teas(app) == ["Green", "White", "Herbal", "About"])
  }
}
