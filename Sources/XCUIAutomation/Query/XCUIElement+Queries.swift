import UnderstudyElements

// Queries for everything of a type below the element.

extension XCUIElement {
  /// Spinners: a `ProgressView` without a value.
  public var activityIndicators: XCUIElementQuery { below(.descendants(.activityIndicator)) }
  /// What `alert(_:isPresented:)` and its other forms present.
  public var alerts: XCUIElementQuery { below(.descendants(.alert)) }
  /// Column browsers of macOS. No view here shows one.
  public var browsers: XCUIElementQuery { below(.descendants(.browser)) }
  /// Buttons, menus, links that look like buttons, tabs, bar items, and the options of open menus.
  public var buttons: XCUIElementQuery { below(.descendants(.button)) }
  /// The rows of lists, forms and tables, as far as they are in view.
  public var cells: XCUIElementQuery { below(.descendants(.cell)) }
  /// Check boxes of macOS. No view here shows one.
  public var checkBoxes: XCUIElementQuery { below(.descendants(.checkBox)) }
  /// Lists and forms, open menus, and calendars.
  public var collectionViews: XCUIElementQuery { below(.descendants(.collectionView)) }
  /// Each `ColorPicker`.
  public var colorWells: XCUIElementQuery { below(.descendants(.colorWell)) }
  /// Fields of macOS with a list of suggestions. No view here shows one.
  public var comboBoxes: XCUIElementQuery { below(.descendants(.comboBox)) }
  /// Each `DatePicker`, whatever its style.
  public var datePickers: XCUIElementQuery { below(.descendants(.datePicker)) }
  /// Lower arrows of steppers on macOS. No view here shows one.
  public var decrementArrows: XCUIElementQuery { below(.descendants(.decrementArrow)) }
  /// Dialog windows of macOS. No view here shows one.
  public var dialogs: XCUIElementQuery { below(.descendants(.dialog)) }
  /// Empty: the relation exists in outlines of macOS only.
  public var disclosedChildRows: XCUIElementQuery { below(.nothing) }
  /// Triangles of macOS that open a group; a `DisclosureGroup` is a button. No view here shows one.
  public var disclosureTriangles: XCUIElementQuery { below(.descendants(.disclosureTriangle)) }
  /// Items of the Dock of macOS. No view here shows one.
  public var dockItems: XCUIElementQuery { below(.descendants(.dockItem)) }
  /// Panels of macOS that slide out of a window. No view here shows one.
  public var drawers: XCUIElementQuery { below(.descendants(.drawer)) }
  /// Grids of AppKit; a `Grid` has no element. No view here shows one.
  public var grids: XCUIElementQuery { below(.descendants(.grid)) }
  /// Groups of AppKit; a `Group` has no element. No view here shows one.
  public var groups: XCUIElementQuery { below(.descendants(.group)) }
  /// Handles of macOS that resize an element. No view here shows one.
  public var handles: XCUIElementQuery { below(.descendants(.handle)) }
  /// Help texts of macOS that appear under the pointer. No view here shows one.
  public var helpTags: XCUIElementQuery { below(.descendants(.helpTag)) }
  /// App icons on the Home Screen. No view here shows one.
  public var icons: XCUIElementQuery { below(.descendants(.icon)) }
  /// Images of assets and symbols that are not decorative.
  public var images: XCUIElementQuery { below(.descendants(.image)) }
  /// Upper arrows of steppers on macOS. No view here shows one.
  public var incrementArrows: XCUIElementQuery { below(.descendants(.incrementArrow)) }
  /// The software keyboard, while a field has the focus.
  public var keyboards: XCUIElementQuery { below(.descendants(.keyboard)) }
  /// Letters, digits and symbols of the software keyboard; shift and Return are buttons.
  public var keys: XCUIElementQuery { below(.descendants(.key)) }
  /// Areas of macOS in which items are placed. No view here shows one.
  public var layoutAreas: XCUIElementQuery { below(.descendants(.layoutArea)) }
  /// Items of a layout area of macOS. No view here shows one.
  public var layoutItems: XCUIElementQuery { below(.descendants(.layoutItem)) }
  /// Level indicators of macOS; a `Gauge` is of type other. No view here shows one.
  public var levelIndicators: XCUIElementQuery { below(.descendants(.levelIndicator)) }
  /// Each `Link`, and the links in Markdown texts.
  public var links: XCUIElementQuery { below(.descendants(.link)) }
  /// Maps of MapKit. No view here shows one.
  public var maps: XCUIElementQuery { below(.descendants(.map)) }
  /// Mattes of macOS around an image. No view here shows one.
  public var mattes: XCUIElementQuery { below(.descendants(.matte)) }
  /// Titles in the menu bar of macOS. No view here shows one.
  public var menuBarItems: XCUIElementQuery { below(.descendants(.menuBarItem)) }
  /// The menu bar of macOS. No view here shows one.
  public var menuBars: XCUIElementQuery { below(.descendants(.menuBar)) }
  /// Buttons of macOS that open a menu; a `Menu` is a button. No view here shows one.
  public var menuButtons: XCUIElementQuery { below(.descendants(.menuButton)) }
  /// The entries of a field's edit menu, such as Copy; those of an open `Menu` are buttons.
  public var menuItems: XCUIElementQuery { below(.descendants(.menuItem)) }
  /// The edit menu of a text field.
  public var menus: XCUIElementQuery { below(.descendants(.menu)) }
  /// The bar of each navigation stack; its identifier is its title.
  public var navigationBars: XCUIElementQuery { below(.descendants(.navigationBar)) }
  /// Elements without a more specific type, such as containers with an identifier.
  public var otherElements: XCUIElementQuery { below(.descendants(.other)) }
  /// Rows of outlines on macOS. No view here shows one.
  public var outlineRows: XCUIElementQuery { below(.descendants(.outlineRow)) }
  /// Outlines of macOS; an `OutlineGroup` is a list of cells. No view here shows one.
  public var outlines: XCUIElementQuery { below(.descendants(.outline)) }
  /// The dots of a paged `TabView`; the value is `page 1 of 3`.
  public var pageIndicators: XCUIElementQuery { below(.descendants(.pageIndicator)) }
  /// The columns of wheel pickers; the value is the row that is chosen.
  public var pickerWheels: XCUIElementQuery { below(.descendants(.pickerWheel)) }
  /// Each `Picker` in the wheel style.
  public var pickers: XCUIElementQuery { below(.descendants(.picker)) }
  /// Pop-up buttons of macOS; a `Picker` as a menu is a button. No view here shows one.
  public var popUpButtons: XCUIElementQuery { below(.descendants(.popUpButton)) }
  /// Popovers that stay popovers on a compact device; others are sheets.
  public var popovers: XCUIElementQuery { below(.descendants(.popover)) }
  /// Progress bars: a `ProgressView` with a value.
  public var progressIndicators: XCUIElementQuery { below(.descendants(.progressIndicator)) }
  /// Radio buttons of macOS. No view here shows one.
  public var radioButtons: XCUIElementQuery { below(.descendants(.radioButton)) }
  /// Groups of radio buttons of macOS. No view here shows one.
  public var radioGroups: XCUIElementQuery { below(.descendants(.radioGroup)) }
  /// Rating indicators of macOS. No view here shows one.
  public var ratingIndicators: XCUIElementQuery { below(.descendants(.ratingIndicator)) }
  /// Relevance indicators of macOS. No view here shows one.
  public var relevanceIndicators: XCUIElementQuery { below(.descendants(.relevanceIndicator)) }
  /// Markers of rulers on macOS. No view here shows one.
  public var rulerMarkers: XCUIElementQuery { below(.descendants(.rulerMarker)) }
  /// Rulers of text views on macOS. No view here shows one.
  public var rulers: XCUIElementQuery { below(.descendants(.ruler)) }
  /// Scroll bars: on a device they appear while the user scrolls. No view here shows one.
  public var scrollBars: XCUIElementQuery { below(.descendants(.scrollBar)) }
  /// Each `ScrollView`, and the content of alerts and dialogs.
  public var scrollViews: XCUIElementQuery { below(.descendants(.scrollView)) }
  /// The fields of `searchable(text:)`.
  public var searchFields: XCUIElementQuery { below(.descendants(.searchField)) }
  /// Each `SecureField`; the value shows a bullet for each character.
  public var secureTextFields: XCUIElementQuery { below(.descendants(.secureTextField)) }
  /// Each `Picker` in the segmented style, with a button for each option.
  public var segmentedControls: XCUIElementQuery { below(.descendants(.segmentedControl)) }
  /// What `confirmationDialog(_:isPresented:)` presents; the content of a `sheet` is in the window itself.
  public var sheets: XCUIElementQuery { below(.descendants(.sheet)) }
  /// Each `Slider`; the value is a percentage.
  public var sliders: XCUIElementQuery { below(.descendants(.slider)) }
  /// Split views of macOS; a `NavigationSplitView` is a stack on an iPhone. No view here shows one.
  public var splitGroups: XCUIElementQuery { below(.descendants(.splitGroup)) }
  /// Dividers of split views on macOS. No view here shows one.
  public var splitters: XCUIElementQuery { below(.descendants(.splitter)) }
  /// Texts, including the parts of a button's label.
  public var staticTexts: XCUIElementQuery { below(.descendants(.staticText)) }
  /// The status bar of the device. No view here shows one.
  public var statusBars: XCUIElementQuery { below(.descendants(.statusBar)) }
  /// Items at the right of the menu bar of macOS. No view here shows one.
  public var statusItems: XCUIElementQuery { below(.descendants(.statusItem)) }
  /// Each `Stepper`, with a button to increment and one to decrement.
  public var steppers: XCUIElementQuery { below(.descendants(.stepper)) }
  /// Each `Toggle` in the switch style, and the switch inside it.
  public var switches: XCUIElementQuery { below(.descendants(.switch)) }
  /// The bar of a `TabView`, with a button for each tab.
  public var tabBars: XCUIElementQuery { below(.descendants(.tabBar)) }
  /// Tab views of macOS. No view here shows one.
  public var tabGroups: XCUIElementQuery { below(.descendants(.tabGroup)) }
  /// Columns of tables on macOS. No view here shows one.
  public var tableColumns: XCUIElementQuery { below(.descendants(.tableColumn)) }
  /// Rows of tables on macOS; those of a `Table` are cells here. No view here shows one.
  public var tableRows: XCUIElementQuery { below(.descendants(.tableRow)) }
  /// Tables of UIKit and macOS; a `List` is a collection view here. No view here shows one.
  public var tables: XCUIElementQuery { below(.descendants(.table)) }
  /// Tabs of macOS; the tabs of a `TabView` are buttons. No view here shows one.
  public var tabs: XCUIElementQuery { below(.descendants(.tab)) }
  /// Each `TextField`, including those that grow with their text.
  public var textFields: XCUIElementQuery { below(.descendants(.textField)) }
  /// Each `TextEditor`, and each `TextField` with a vertical axis.
  public var textViews: XCUIElementQuery { below(.descendants(.textView)) }
  /// Timelines of macOS; a `TimelineView` has no element. No view here shows one.
  public var timelines: XCUIElementQuery { below(.descendants(.timeline)) }
  /// Toggle buttons of macOS; a `Toggle` is a switch or a button. No view here shows one.
  public var toggles: XCUIElementQuery { below(.descendants(.toggle)) }
  /// Buttons in toolbars of macOS; here they are of type button. No view here shows one.
  public var toolbarButtons: XCUIElementQuery { below(.descendants(.toolbarButton)) }
  /// The bar at the bottom of the screen that holds items of that placement.
  public var toolbars: XCUIElementQuery { below(.descendants(.toolbar)) }
  /// The Touch Bar of a Mac. No view here shows one.
  public var touchBars: XCUIElementQuery { below(.descendants(.touchBar)) }
  /// Thumbs of sliders on macOS. No view here shows one.
  public var valueIndicators: XCUIElementQuery { below(.descendants(.valueIndicator)) }
  /// Web views of WebKit. No view here shows one.
  public var webViews: XCUIElementQuery { below(.descendants(.webView)) }
  /// The app's window, and that of the keyboard while it is shown.
  public var windows: XCUIElementQuery { below(.descendants(.window)) }
}
