import UnderstudyElements

/// What queries by element type start from: an element, for everything below it, or a query, for everything below its
/// matches.
///
/// Source: Apple's page "XCUIElementTypeQueryProvider"; each property is `descendants(matching:)` of its type.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider: AnyObject {
  /// The first match in depth-first order, without a check that it is the only one.
  var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
  private func below(_ type: XCUIElement.ElementType) -> XCUIElementQuery { below(.descendants(type)) }

  private func below(_ step: QueryStep) -> XCUIElementQuery {
    switch self as AnyObject {
    case let element as XCUIElement: element.below(step)
    case let query as XCUIElementQuery: query.below(step)
    default: preconditionFailure("\(Self.self) is neither an element nor a query, so there is nothing below it.")
    }
  }

  /// Empty: the relation exists in outlines of macOS only.
  public var disclosedChildRows: XCUIElementQuery { below(.nothing) }
  /// Spinners: a `ProgressView` without a value.
  public var activityIndicators: XCUIElementQuery { below(.activityIndicator) }
  /// What `alert(_:isPresented:)` and its other forms present.
  public var alerts: XCUIElementQuery { below(.alert) }
  /// Column browsers of macOS. No view here shows one.
  public var browsers: XCUIElementQuery { below(.browser) }
  /// Buttons, menus, links that look like buttons, tabs, bar items, and the options of open menus.
  public var buttons: XCUIElementQuery { below(.button) }
  /// The rows of lists, forms and tables, as far as they are in view.
  public var cells: XCUIElementQuery { below(.cell) }
  /// Check boxes of macOS. No view here shows one.
  public var checkBoxes: XCUIElementQuery { below(.checkBox) }
  /// Lists and forms, open menus, and calendars.
  public var collectionViews: XCUIElementQuery { below(.collectionView) }
  /// Each `ColorPicker`.
  public var colorWells: XCUIElementQuery { below(.colorWell) }
  /// Fields of macOS with a list of suggestions. No view here shows one.
  public var comboBoxes: XCUIElementQuery { below(.comboBox) }
  /// Each `DatePicker`, whatever its style.
  public var datePickers: XCUIElementQuery { below(.datePicker) }
  /// Lower arrows of steppers on macOS. No view here shows one.
  public var decrementArrows: XCUIElementQuery { below(.decrementArrow) }
  /// Dialog windows of macOS. No view here shows one.
  public var dialogs: XCUIElementQuery { below(.dialog) }
  /// Triangles of macOS that open a group; a `DisclosureGroup` is a button. No view here shows one.
  public var disclosureTriangles: XCUIElementQuery { below(.disclosureTriangle) }
  /// Items of the Dock of macOS. No view here shows one.
  public var dockItems: XCUIElementQuery { below(.dockItem) }
  /// Panels of macOS that slide out of a window. No view here shows one.
  public var drawers: XCUIElementQuery { below(.drawer) }
  /// Grids of AppKit; a `Grid` has no element. No view here shows one.
  public var grids: XCUIElementQuery { below(.grid) }
  /// Groups of AppKit; a `Group` has no element. No view here shows one.
  public var groups: XCUIElementQuery { below(.group) }
  /// Handles of macOS that resize an element. No view here shows one.
  public var handles: XCUIElementQuery { below(.handle) }
  /// Help texts of macOS that appear under the pointer. No view here shows one.
  public var helpTags: XCUIElementQuery { below(.helpTag) }
  /// App icons on the Home Screen. No view here shows one.
  public var icons: XCUIElementQuery { below(.icon) }
  /// Images of assets and symbols that are not decorative.
  public var images: XCUIElementQuery { below(.image) }
  /// Upper arrows of steppers on macOS. No view here shows one.
  public var incrementArrows: XCUIElementQuery { below(.incrementArrow) }
  /// The software keyboard, while a field has the focus.
  public var keyboards: XCUIElementQuery { below(.keyboard) }
  /// Letters, digits and symbols of the software keyboard; shift and Return are buttons.
  public var keys: XCUIElementQuery { below(.key) }
  /// Areas of macOS in which items are placed. No view here shows one.
  public var layoutAreas: XCUIElementQuery { below(.layoutArea) }
  /// Items of a layout area of macOS. No view here shows one.
  public var layoutItems: XCUIElementQuery { below(.layoutItem) }
  /// Level indicators of macOS; a `Gauge` is of type other. No view here shows one.
  public var levelIndicators: XCUIElementQuery { below(.levelIndicator) }
  /// Each `Link`, and the links in Markdown texts.
  public var links: XCUIElementQuery { below(.link) }
  /// Maps of MapKit. No view here shows one.
  public var maps: XCUIElementQuery { below(.map) }
  /// Mattes of macOS around an image. No view here shows one.
  public var mattes: XCUIElementQuery { below(.matte) }
  /// Titles in the menu bar of macOS. No view here shows one.
  public var menuBarItems: XCUIElementQuery { below(.menuBarItem) }
  /// The menu bar of macOS. No view here shows one.
  public var menuBars: XCUIElementQuery { below(.menuBar) }
  /// Buttons of macOS that open a menu; a `Menu` is a button. No view here shows one.
  public var menuButtons: XCUIElementQuery { below(.menuButton) }
  /// The entries of a field's edit menu, such as Copy; those of an open `Menu` are buttons.
  public var menuItems: XCUIElementQuery { below(.menuItem) }
  /// The edit menu of a text field.
  public var menus: XCUIElementQuery { below(.menu) }
  /// The bar of each navigation stack; its identifier is its title.
  public var navigationBars: XCUIElementQuery { below(.navigationBar) }
  /// Elements without a more specific type, such as containers with an identifier.
  public var otherElements: XCUIElementQuery { below(.other) }
  /// Rows of outlines on macOS. No view here shows one.
  public var outlineRows: XCUIElementQuery { below(.outlineRow) }
  /// Outlines of macOS; an `OutlineGroup` is a list of cells. No view here shows one.
  public var outlines: XCUIElementQuery { below(.outline) }
  /// The dots of a paged `TabView`; the value is `page 1 of 3`.
  public var pageIndicators: XCUIElementQuery { below(.pageIndicator) }
  /// The columns of wheel pickers; the value is the row that is chosen.
  public var pickerWheels: XCUIElementQuery { below(.pickerWheel) }
  /// Each `Picker` in the wheel style.
  public var pickers: XCUIElementQuery { below(.picker) }
  /// Pop-up buttons of macOS; a `Picker` as a menu is a button. No view here shows one.
  public var popUpButtons: XCUIElementQuery { below(.popUpButton) }
  /// Popovers that stay popovers on a compact device; others are sheets.
  public var popovers: XCUIElementQuery { below(.popover) }
  /// Progress bars: a `ProgressView` with a value.
  public var progressIndicators: XCUIElementQuery { below(.progressIndicator) }
  /// Radio buttons of macOS. No view here shows one.
  public var radioButtons: XCUIElementQuery { below(.radioButton) }
  /// Groups of radio buttons of macOS. No view here shows one.
  public var radioGroups: XCUIElementQuery { below(.radioGroup) }
  /// Rating indicators of macOS. No view here shows one.
  public var ratingIndicators: XCUIElementQuery { below(.ratingIndicator) }
  /// Relevance indicators of macOS. No view here shows one.
  public var relevanceIndicators: XCUIElementQuery { below(.relevanceIndicator) }
  /// Markers of rulers on macOS. No view here shows one.
  public var rulerMarkers: XCUIElementQuery { below(.rulerMarker) }
  /// Rulers of text views on macOS. No view here shows one.
  public var rulers: XCUIElementQuery { below(.ruler) }
  /// Scroll bars: on a device they appear while the user scrolls. No view here shows one.
  public var scrollBars: XCUIElementQuery { below(.scrollBar) }
  /// Each `ScrollView`, and the content of alerts and dialogs.
  public var scrollViews: XCUIElementQuery { below(.scrollView) }
  /// The fields of `searchable(text:)`.
  public var searchFields: XCUIElementQuery { below(.searchField) }
  /// Each `SecureField`; the value shows a bullet for each character.
  public var secureTextFields: XCUIElementQuery { below(.secureTextField) }
  /// Each `Picker` in the segmented style, with a button for each option.
  public var segmentedControls: XCUIElementQuery { below(.segmentedControl) }
  /// What `confirmationDialog(_:isPresented:)` presents; the content of a `sheet` is in the window itself.
  public var sheets: XCUIElementQuery { below(.sheet) }
  /// Each `Slider`; the value is a percentage.
  public var sliders: XCUIElementQuery { below(.slider) }
  /// Split views of macOS; a `NavigationSplitView` is a stack on an iPhone. No view here shows one.
  public var splitGroups: XCUIElementQuery { below(.splitGroup) }
  /// Dividers of split views on macOS. No view here shows one.
  public var splitters: XCUIElementQuery { below(.splitter) }
  /// Texts, including the parts of a button's label.
  public var staticTexts: XCUIElementQuery { below(.staticText) }
  /// The status bar of the device. No view here shows one.
  public var statusBars: XCUIElementQuery { below(.statusBar) }
  /// Items at the right of the menu bar of macOS. No view here shows one.
  public var statusItems: XCUIElementQuery { below(.statusItem) }
  /// Each `Stepper`, with a button to increment and one to decrement.
  public var steppers: XCUIElementQuery { below(.stepper) }
  /// Each `Toggle` in the switch style, and the switch inside it.
  public var switches: XCUIElementQuery { below(.switch) }
  /// The bar of a `TabView`, with a button for each tab.
  public var tabBars: XCUIElementQuery { below(.tabBar) }
  /// Tab views of macOS. No view here shows one.
  public var tabGroups: XCUIElementQuery { below(.tabGroup) }
  /// Columns of tables on macOS. No view here shows one.
  public var tableColumns: XCUIElementQuery { below(.tableColumn) }
  /// Rows of tables on macOS; those of a `Table` are cells here. No view here shows one.
  public var tableRows: XCUIElementQuery { below(.tableRow) }
  /// Tables of UIKit and macOS; a `List` is a collection view here. No view here shows one.
  public var tables: XCUIElementQuery { below(.table) }
  /// Tabs of macOS; the tabs of a `TabView` are buttons. No view here shows one.
  public var tabs: XCUIElementQuery { below(.tab) }
  /// Each `TextField`, including those that grow with their text.
  public var textFields: XCUIElementQuery { below(.textField) }
  /// Each `TextEditor`, and each `TextField` with a vertical axis.
  public var textViews: XCUIElementQuery { below(.textView) }
  /// Timelines of macOS; a `TimelineView` has no element. No view here shows one.
  public var timelines: XCUIElementQuery { below(.timeline) }
  /// Toggle buttons of macOS; a `Toggle` is a switch or a button. No view here shows one.
  public var toggles: XCUIElementQuery { below(.toggle) }
  /// Buttons in toolbars of macOS; here they are of type button. No view here shows one.
  public var toolbarButtons: XCUIElementQuery { below(.toolbarButton) }
  /// The bar at the bottom of the screen that holds items of that placement.
  public var toolbars: XCUIElementQuery { below(.toolbar) }
  /// The Touch Bar of a Mac. No view here shows one.
  public var touchBars: XCUIElementQuery { below(.touchBar) }
  /// Thumbs of sliders on macOS. No view here shows one.
  public var valueIndicators: XCUIElementQuery { below(.valueIndicator) }
  /// Web views of WebKit. No view here shows one.
  public var webViews: XCUIElementQuery { below(.webView) }
  /// The app's window, and that of the keyboard while it is shown.
  public var windows: XCUIElementQuery { below(.window) }
}
