import UnderstudyElements

/// What queries by element type start from: an element, for everything below it, or a query, for everything below its
/// matches.
///
/// Source: Apple's page "XCUIElementTypeQueryProvider"; each property is `descendants(matching:)` of its type.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The first match in depth-first order, without a check that it is the only one.
  var firstMatch: XCUIElement { get }

  var activityIndicators: XCUIElementQuery { get }
  var alerts: XCUIElementQuery { get }
  var browsers: XCUIElementQuery { get }
  var buttons: XCUIElementQuery { get }
  var cells: XCUIElementQuery { get }
  var checkBoxes: XCUIElementQuery { get }
  var collectionViews: XCUIElementQuery { get }
  var colorWells: XCUIElementQuery { get }
  var comboBoxes: XCUIElementQuery { get }
  var datePickers: XCUIElementQuery { get }
  var decrementArrows: XCUIElementQuery { get }
  var dialogs: XCUIElementQuery { get }
  var disclosedChildRows: XCUIElementQuery { get }
  var disclosureTriangles: XCUIElementQuery { get }
  var dockItems: XCUIElementQuery { get }
  var drawers: XCUIElementQuery { get }
  var grids: XCUIElementQuery { get }
  var groups: XCUIElementQuery { get }
  var handles: XCUIElementQuery { get }
  var helpTags: XCUIElementQuery { get }
  var icons: XCUIElementQuery { get }
  var images: XCUIElementQuery { get }
  var incrementArrows: XCUIElementQuery { get }
  var keyboards: XCUIElementQuery { get }
  var keys: XCUIElementQuery { get }
  var layoutAreas: XCUIElementQuery { get }
  var layoutItems: XCUIElementQuery { get }
  var levelIndicators: XCUIElementQuery { get }
  var links: XCUIElementQuery { get }
  var maps: XCUIElementQuery { get }
  var mattes: XCUIElementQuery { get }
  var menuBarItems: XCUIElementQuery { get }
  var menuBars: XCUIElementQuery { get }
  var menuButtons: XCUIElementQuery { get }
  var menuItems: XCUIElementQuery { get }
  var menus: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var otherElements: XCUIElementQuery { get }
  var outlineRows: XCUIElementQuery { get }
  var outlines: XCUIElementQuery { get }
  var pageIndicators: XCUIElementQuery { get }
  var pickerWheels: XCUIElementQuery { get }
  var pickers: XCUIElementQuery { get }
  var popUpButtons: XCUIElementQuery { get }
  var popovers: XCUIElementQuery { get }
  var progressIndicators: XCUIElementQuery { get }
  var radioButtons: XCUIElementQuery { get }
  var radioGroups: XCUIElementQuery { get }
  var ratingIndicators: XCUIElementQuery { get }
  var relevanceIndicators: XCUIElementQuery { get }
  var rulerMarkers: XCUIElementQuery { get }
  var rulers: XCUIElementQuery { get }
  var scrollBars: XCUIElementQuery { get }
  var scrollViews: XCUIElementQuery { get }
  var searchFields: XCUIElementQuery { get }
  var secureTextFields: XCUIElementQuery { get }
  var segmentedControls: XCUIElementQuery { get }
  var sheets: XCUIElementQuery { get }
  var sliders: XCUIElementQuery { get }
  var splitGroups: XCUIElementQuery { get }
  var splitters: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var statusBars: XCUIElementQuery { get }
  var statusItems: XCUIElementQuery { get }
  var steppers: XCUIElementQuery { get }
  var switches: XCUIElementQuery { get }
  var tabBars: XCUIElementQuery { get }
  var tabGroups: XCUIElementQuery { get }
  var tableColumns: XCUIElementQuery { get }
  var tableRows: XCUIElementQuery { get }
  var tables: XCUIElementQuery { get }
  var tabs: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
  var textViews: XCUIElementQuery { get }
  var timelines: XCUIElementQuery { get }
  var toggles: XCUIElementQuery { get }
  var toolbarButtons: XCUIElementQuery { get }
  var toolbars: XCUIElementQuery { get }
  var touchBars: XCUIElementQuery { get }
  var valueIndicators: XCUIElementQuery { get }
  var webViews: XCUIElementQuery { get }
  var windows: XCUIElementQuery { get }
}
