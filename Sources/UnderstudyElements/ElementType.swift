/// The kind of thing that an element shows, with XCUITest's raw values (Apple's page "XCUIElement.ElementType").
public enum ElementType: UInt, CaseIterable, Sendable {
  /// Every kind, in queries.
  case any = 0
  /// A kind that has no name: many containers are one.
  case other = 1
  /// The app itself, around all its windows.
  case application = 2
  /// A container of things that belong together.
  case group = 3
  /// A window of the app.
  case window = 4
  /// A sheet over the window.
  case sheet = 5
  /// A panel that slides out of a window; on a Mac alone.
  case drawer = 6
  /// A question over everything else, with buttons.
  case alert = 7
  /// A window that asks for something; on a Mac alone.
  case dialog = 8
  /// What a tap acts by.
  case button = 9
  /// One choice of several; on a Mac alone.
  case radioButton = 10
  /// Choices of which one is selected; on a Mac alone.
  case radioGroup = 11
  /// A box with a tick or none; on a Mac alone.
  case checkBox = 12
  /// A triangle that shows and hides what belongs to it; on a Mac alone.
  case disclosureTriangle = 13
  /// A button that opens a list of choices; on a Mac alone.
  case popUpButton = 14
  /// A text field with a list of choices; on a Mac alone.
  case comboBox = 15
  /// A button that opens a menu; on a Mac alone.
  case menuButton = 16
  /// A button in a toolbar; on a Mac alone.
  case toolbarButton = 17
  /// What opens beside its source, and closes by a touch elsewhere.
  case popover = 18
  /// The keyboard of the screen.
  case keyboard = 19
  /// A key of the keyboard on the screen.
  case key = 20
  /// The bar at the top with the title and buttons.
  case navigationBar = 21
  /// The bar whose buttons change the page.
  case tabBar = 22
  /// A view with tabs above it; on a Mac alone.
  case tabGroup = 23
  /// A bar with buttons, at the bottom of the screen.
  case toolbar = 24
  /// The bar at the top with the time.
  case statusBar = 25
  /// A list of UIKit's tables; lists of SwiftUI's are a ``collectionView``.
  case table = 26
  /// A row of a table; on a Mac alone.
  case tableRow = 27
  /// A column of a table; on a Mac alone.
  case tableColumn = 28
  /// A list whose rows open; on a Mac alone.
  case outline = 29
  /// A row of such a list; on a Mac alone.
  case outlineRow = 30
  /// Columns that lead from one to the next; on a Mac alone.
  case browser = 31
  /// A list or a grid of cells.
  case collectionView = 32
  /// A knob on a line, for a number.
  case slider = 33
  /// The dots that count pages.
  case pageIndicator = 34
  /// A bar or circle of how much is done.
  case progressIndicator = 35
  /// A wheel that turns while something is done.
  case activityIndicator = 36
  /// Buttons of which one is selected, in one frame.
  case segmentedControl = 37
  /// Wheels that turn to values.
  case picker = 38
  /// One wheel of a picker.
  case pickerWheel = 39
  /// A control that is on or off.
  case `switch` = 40
  /// A button that stays pressed.
  case toggle = 41
  /// Text that opens an address.
  case link = 42
  /// A picture.
  case image = 43
  /// An app's symbol on the home screen.
  case icon = 44
  /// The field of a search.
  case searchField = 45
  /// What scrolls.
  case scrollView = 46
  /// The bar that says how far it is scrolled.
  case scrollBar = 47
  /// A text that is only read.
  case staticText = 48
  /// A field of one line.
  case textField = 49
  /// A field that hides its text.
  case secureTextField = 50
  /// A control for a date or a time.
  case datePicker = 51
  /// A field of several lines.
  case textView = 52
  /// A list of commands that has opened.
  case menu = 53
  /// A command of a menu.
  case menuItem = 54
  /// The bar of an app's menus; on a Mac and a tablet.
  case menuBar = 55
  /// A menu's name in the bar.
  case menuBarItem = 56
  /// A map.
  case map = 57
  /// A page of the web.
  case webView = 58
  /// The part of a stepper that adds; on a Mac alone.
  case incrementArrow = 59
  /// The part of a stepper that takes away; on a Mac alone.
  case decrementArrow = 60
  /// A line of time, as of a film; on a Mac alone.
  case timeline = 61
  /// Stars or the like, for how good something is.
  case ratingIndicator = 62
  /// The mark of a value on its scale; on a Mac alone.
  case valueIndicator = 63
  /// Views with a line between them that moves; on a Mac alone.
  case splitGroup = 64
  /// The line between two views that moves; on a Mac alone.
  case splitter = 65
  /// How well a result fits a search; on a Mac alone.
  case relevanceIndicator = 66
  /// A field that shows a color and opens the panel for colors.
  case colorWell = 67
  /// The text beside the pointer that explains a control; on a Mac alone.
  case helpTag = 68
  /// A frame around a picture; on a Mac alone.
  case matte = 69
  /// An app or a file in the Dock; on a Mac alone.
  case dockItem = 70
  /// A ruler above a text; on a Mac alone.
  case ruler = 71
  /// A mark on a ruler; on a Mac alone.
  case rulerMarker = 72
  /// Rows and columns of equal things; on a Mac alone.
  case grid = 73
  /// A scale for a level, as of a battery; on a Mac alone.
  case levelIndicator = 74
  /// A row of a table or an item of a collection.
  case cell = 75
  /// A surface on which things are arranged; on a Mac alone.
  case layoutArea = 76
  /// A thing on such a surface; on a Mac alone.
  case layoutItem = 77
  /// A point by which something is moved or resized; on a Mac alone.
  case handle = 78
  /// Buttons that add to and take from a number.
  case stepper = 79
  /// A tab above a view; on a Mac alone.
  case tab = 80
  /// The bar of touch controls on a keyboard; on a Mac alone.
  case touchBar = 81
  /// An app's symbol in the menu bar; on a Mac alone.
  case statusItem = 82

  /// The name that descriptions and failure messages print, such as `StaticText`.
  package var name: String {
    let own = String(describing: self)
    return own.prefix(1).uppercased() + own.dropFirst()
  }

  /// The name of the query that finds this type, such as `staticTexts`.
  package var queryName: String {
    switch self {
    case .any: "descendants(matching: .any)"
    case .other: "otherElements"
    case .checkBox: "checkBoxes"
    case .switch: "switches"
    case .touchBar: "touchBars"
    case .matte: "mattes"
    case .key: "keys"
    case .searchField: "searchFields"
    default: String(describing: self) + "s"
    }
  }
}

extension ElementType {
  /// Whether what is in such an element can be scrolled out of view.
  package var scrolls: Bool { self == .scrollView || self == .collectionView || self == .table }
}
