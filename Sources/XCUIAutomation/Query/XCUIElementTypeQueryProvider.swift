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
  private func queries(_ type: XCUIElement.ElementType) -> XCUIElementQuery { queries(.descendants(type)) }

  private func queries(_ step: QueryStep) -> XCUIElementQuery {
    switch self as AnyObject {
    case let element as XCUIElement: element.below(step)
    case let query as XCUIElementQuery: query.adding(step, at: nil)
    default: preconditionFailure("\(Self.self) is neither an element nor a query, so there is nothing below it.")
    }
  }

  /// Empty: the relation exists in outlines of macOS only.
  public var disclosedChildRows: XCUIElementQuery { queries(.nothing) }
  /// Spinners: a `ProgressView` without a value.
  public var activityIndicators: XCUIElementQuery { queries(.activityIndicator) }
  /// What `alert(_:isPresented:)` and its other forms present.
  public var alerts: XCUIElementQuery { queries(.alert) }
  /// Column browsers of macOS. No view here shows one.
  public var browsers: XCUIElementQuery { queries(.browser) }
  /// Buttons, menus, links that look like buttons, tabs, bar items, and the options of open menus.
  public var buttons: XCUIElementQuery { queries(.button) }
  /// The rows of lists, forms and tables, as far as they are in view.
  public var cells: XCUIElementQuery { queries(.cell) }
  /// Check boxes of macOS. No view here shows one.
  public var checkBoxes: XCUIElementQuery { queries(.checkBox) }
  /// Lists and forms, open menus, and calendars.
  public var collectionViews: XCUIElementQuery { queries(.collectionView) }
  /// Each `ColorPicker`.
  public var colorWells: XCUIElementQuery { queries(.colorWell) }
  /// Fields of macOS with a list of suggestions. No view here shows one.
  public var comboBoxes: XCUIElementQuery { queries(.comboBox) }
  /// Each `DatePicker`, whatever its style.
  public var datePickers: XCUIElementQuery { queries(.datePicker) }
  /// Lower arrows of steppers on macOS. No view here shows one.
  public var decrementArrows: XCUIElementQuery { queries(.decrementArrow) }
  /// Dialog windows of macOS. No view here shows one.
  public var dialogs: XCUIElementQuery { queries(.dialog) }
  /// Triangles of macOS that open a group; a `DisclosureGroup` is a button. No view here shows one.
  public var disclosureTriangles: XCUIElementQuery { queries(.disclosureTriangle) }
  /// Items of the Dock of macOS. No view here shows one.
  public var dockItems: XCUIElementQuery { queries(.dockItem) }
  /// Panels of macOS that slide out of a window. No view here shows one.
  public var drawers: XCUIElementQuery { queries(.drawer) }
  /// Grids of AppKit; a `Grid` has no element. No view here shows one.
  public var grids: XCUIElementQuery { queries(.grid) }
  /// Groups of AppKit; a `Group` has no element. No view here shows one.
  public var groups: XCUIElementQuery { queries(.group) }
  /// Handles of macOS that resize an element. No view here shows one.
  public var handles: XCUIElementQuery { queries(.handle) }
  /// Help texts of macOS that appear under the pointer. No view here shows one.
  public var helpTags: XCUIElementQuery { queries(.helpTag) }
  /// App icons on the Home Screen. No view here shows one.
  public var icons: XCUIElementQuery { queries(.icon) }
  /// Images of assets and symbols that are not decorative.
  public var images: XCUIElementQuery { queries(.image) }
  /// Upper arrows of steppers on macOS. No view here shows one.
  public var incrementArrows: XCUIElementQuery { queries(.incrementArrow) }
  /// The software keyboard, while a field has the focus.
  public var keyboards: XCUIElementQuery { queries(.keyboard) }
  /// Letters, digits and symbols of the software keyboard; shift and Return are buttons.
  public var keys: XCUIElementQuery { queries(.key) }
  /// Areas of macOS in which items are placed. No view here shows one.
  public var layoutAreas: XCUIElementQuery { queries(.layoutArea) }
  /// Items of a layout area of macOS. No view here shows one.
  public var layoutItems: XCUIElementQuery { queries(.layoutItem) }
  /// Level indicators of macOS; a `Gauge` is of type other. No view here shows one.
  public var levelIndicators: XCUIElementQuery { queries(.levelIndicator) }
  /// Each `Link`, and the links in Markdown texts.
  public var links: XCUIElementQuery { queries(.link) }
  /// Each map of the module `MapKit`.
  public var maps: XCUIElementQuery { queries(.map) }
  /// Mattes of macOS around an image. No view here shows one.
  public var mattes: XCUIElementQuery { queries(.matte) }
  /// Titles in the menu bar of macOS. No view here shows one.
  public var menuBarItems: XCUIElementQuery { queries(.menuBarItem) }
  /// The menu bar of macOS. No view here shows one.
  public var menuBars: XCUIElementQuery { queries(.menuBar) }
  /// Buttons of macOS that open a menu; a `Menu` is a button. No view here shows one.
  public var menuButtons: XCUIElementQuery { queries(.menuButton) }
  /// The entries of a field's edit menu, such as Copy; those of an open `Menu` are buttons.
  public var menuItems: XCUIElementQuery { queries(.menuItem) }
  /// The edit menu of a text field.
  public var menus: XCUIElementQuery { queries(.menu) }
  /// The bar of each navigation stack; its identifier is its title.
  public var navigationBars: XCUIElementQuery { queries(.navigationBar) }
  /// Elements without a more specific type, such as containers with an identifier.
  public var otherElements: XCUIElementQuery { queries(.other) }
  /// Rows of outlines on macOS. No view here shows one.
  public var outlineRows: XCUIElementQuery { queries(.outlineRow) }
  /// Outlines of macOS; an `OutlineGroup` is a list of cells. No view here shows one.
  public var outlines: XCUIElementQuery { queries(.outline) }
  /// The dots of a paged `TabView`; the value is `page 1 of 3`.
  public var pageIndicators: XCUIElementQuery { queries(.pageIndicator) }
  /// The columns of wheel pickers; the value is the row that is chosen.
  public var pickerWheels: XCUIElementQuery { queries(.pickerWheel) }
  /// Each `Picker` in the wheel style.
  public var pickers: XCUIElementQuery { queries(.picker) }
  /// Pop-up buttons of macOS; a `Picker` as a menu is a button. No view here shows one.
  public var popUpButtons: XCUIElementQuery { queries(.popUpButton) }
  /// Popovers that stay popovers on a compact device; others are sheets.
  public var popovers: XCUIElementQuery { queries(.popover) }
  /// Progress bars: a `ProgressView` with a value.
  public var progressIndicators: XCUIElementQuery { queries(.progressIndicator) }
  /// Radio buttons of macOS. No view here shows one.
  public var radioButtons: XCUIElementQuery { queries(.radioButton) }
  /// Groups of radio buttons of macOS. No view here shows one.
  public var radioGroups: XCUIElementQuery { queries(.radioGroup) }
  /// Rating indicators of macOS. No view here shows one.
  public var ratingIndicators: XCUIElementQuery { queries(.ratingIndicator) }
  /// Relevance indicators of macOS. No view here shows one.
  public var relevanceIndicators: XCUIElementQuery { queries(.relevanceIndicator) }
  /// Markers of rulers on macOS. No view here shows one.
  public var rulerMarkers: XCUIElementQuery { queries(.rulerMarker) }
  /// Rulers of text views on macOS. No view here shows one.
  public var rulers: XCUIElementQuery { queries(.ruler) }
  /// Scroll bars: on a device they appear while the user scrolls. No view here shows one.
  public var scrollBars: XCUIElementQuery { queries(.scrollBar) }
  /// Each `ScrollView`, and the content of alerts and dialogs.
  public var scrollViews: XCUIElementQuery { queries(.scrollView) }
  /// The fields of `searchable(text:)`.
  public var searchFields: XCUIElementQuery { queries(.searchField) }
  /// Each `SecureField`; the value shows a bullet for each character.
  public var secureTextFields: XCUIElementQuery { queries(.secureTextField) }
  /// Each `Picker` in the segmented style, with a button for each option.
  public var segmentedControls: XCUIElementQuery { queries(.segmentedControl) }
  /// What `confirmationDialog(_:isPresented:)` presents; the content of a `sheet` is in the window itself.
  public var sheets: XCUIElementQuery { queries(.sheet) }
  /// Each `Slider`; the value is a percentage.
  public var sliders: XCUIElementQuery { queries(.slider) }
  /// Split views of macOS; a `NavigationSplitView` is a stack on an iPhone. No view here shows one.
  public var splitGroups: XCUIElementQuery { queries(.splitGroup) }
  /// Dividers of split views on macOS. No view here shows one.
  public var splitters: XCUIElementQuery { queries(.splitter) }
  /// Texts, including the parts of a button's label.
  public var staticTexts: XCUIElementQuery { queries(.staticText) }
  /// The status bar of the device. No view here shows one.
  public var statusBars: XCUIElementQuery { queries(.statusBar) }
  /// Items at the right of the menu bar of macOS. No view here shows one.
  public var statusItems: XCUIElementQuery { queries(.statusItem) }
  /// Each `Stepper`, with a button to increment and one to decrement.
  public var steppers: XCUIElementQuery { queries(.stepper) }
  /// Each `Toggle` in the switch style, and the switch inside it.
  public var switches: XCUIElementQuery { queries(.switch) }
  /// The bar of a `TabView`, with a button for each tab.
  public var tabBars: XCUIElementQuery { queries(.tabBar) }
  /// Tab views of macOS. No view here shows one.
  public var tabGroups: XCUIElementQuery { queries(.tabGroup) }
  /// Columns of tables on macOS. No view here shows one.
  public var tableColumns: XCUIElementQuery { queries(.tableColumn) }
  /// Rows of tables on macOS; those of a `Table` are cells here. No view here shows one.
  public var tableRows: XCUIElementQuery { queries(.tableRow) }
  /// Tables of UIKit and macOS; a `List` is a collection view here. No view here shows one.
  public var tables: XCUIElementQuery { queries(.table) }
  /// Tabs of macOS; the tabs of a `TabView` are buttons. No view here shows one.
  public var tabs: XCUIElementQuery { queries(.tab) }
  /// Each `TextField`, including those that grow with their text.
  public var textFields: XCUIElementQuery { queries(.textField) }
  /// Each `TextEditor`, and each `TextField` with a vertical axis.
  public var textViews: XCUIElementQuery { queries(.textView) }
  /// Timelines of macOS; a `TimelineView` has no element. No view here shows one.
  public var timelines: XCUIElementQuery { queries(.timeline) }
  /// Toggle buttons of macOS; a `Toggle` is a switch or a button. No view here shows one.
  public var toggles: XCUIElementQuery { queries(.toggle) }
  /// Buttons in toolbars of macOS; here they are of type button. No view here shows one.
  public var toolbarButtons: XCUIElementQuery { queries(.toolbarButton) }
  /// The bar at the bottom of the screen that holds items of that placement.
  public var toolbars: XCUIElementQuery { queries(.toolbar) }
  /// The Touch Bar of a Mac. No view here shows one.
  public var touchBars: XCUIElementQuery { queries(.touchBar) }
  /// Thumbs of sliders on macOS. No view here shows one.
  public var valueIndicators: XCUIElementQuery { queries(.valueIndicator) }
  /// Web views, as the modules `WebKit` and `SafariServices` show them.
  public var webViews: XCUIElementQuery { queries(.webView) }
  /// The app's window, and that of the keyboard while it is shown.
  public var windows: XCUIElementQuery { queries(.window) }
}
