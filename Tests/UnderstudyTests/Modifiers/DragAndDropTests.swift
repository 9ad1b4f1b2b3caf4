import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Dragging values")
struct DragAndDropTests {
  private struct Screen: View {
    @State private var dropped: [String] = []
    @State private var targeted: [Bool] = []
    var body: some View {
      VStack {
        Text("Apple").draggable("apple")
        Text("Seven").draggable(URL(string: "https://example.org")!) { Text("preview") }
        Text("Basket").dropDestination(for: String.self) { items, place in
          dropped += items
          return place.x >= 0
        } isTargeted: {
          targeted.append($0)
        }
        Text("got \(dropped.joined(separator: "+")) \(targeted.map(\.description).joined(separator: " "))")
          .accessibilityIdentifier("got")
      }
    }
  }

  @Test("A value that is held and moved to a destination of its type is dropped there")
  func drop() {
    let app = XCUIApplication { Screen() }
    app.staticTexts["Apple"].press(forDuration: 1, thenDragTo: app.staticTexts["Basket"])
    #expect(app.staticTexts["got"].label == "got apple true false")
  }

  @Test("Nothing is dropped elsewhere, of another type, or where the finger did not rest first")
  func noDrop() {
    let app = XCUIApplication { Screen() }
    app.staticTexts["Apple"].press(forDuration: 1, thenDragTo: app.staticTexts["got"])
    app.staticTexts["Seven"].press(forDuration: 1, thenDragTo: app.staticTexts["Basket"])
    #expect(app.staticTexts["got"].label == "got  ")
  }

  private struct Contact: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.contact"))
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Providers: View {
    @State private var log: [String] = []
    @State private var isTargeted = false
    var body: some View {
      VStack {
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        Text("Word").onDrag { NSItemProvider(object: "word" as NSString) }
        Text("Link").onDrag { NSItemProvider(object: URL(string: "https://example.org")! as NSURL) }
        Text("Contact").draggable(Contact(name: "Ada"))
        Text("Texts").onDrop(of: [.text], isTargeted: $isTargeted) { providers, place in
          log.append("\(providers.count) at \(place.x > 0)")
          _ = providers[0].loadObject(ofClass: String.self) { text, _ in
            Task { @MainActor in log.append(text ?? "none") }
          }
          return true
        }
        Text("Strings").dropDestination(for: String.self) { items, _ in
          log += items
          return true
        }
        Text("Contacts").dropDestination(for: Contact.self) { items, _ in
          log += items.map(\.name)
          return true
        }
      }
      .onChange(of: isTargeted) { log.append("targeted \(isTargeted)") }
    }
  }

  private func drag(_ source: String, to target: String, in app: XCUIApplication) -> String {
    app.staticTexts[source].press(forDuration: 1, thenDragTo: app.staticTexts[target])
    return app.staticTexts["log"].label
  }

  @Test("F-109: what onDrag gives is dropped where its kind is taken, by providers or by values")
  func providers() {
    let app = XCUIApplication { Providers() }
    #expect(drag("Link", to: "Texts", in: app) == "")
    app.staticTexts["Word"].press(forDuration: 1, thenDragTo: app.staticTexts["Texts"])
    #expect(
      app.staticTexts["1 at true word"].waitForExistence(timeout: 5) || app.staticTexts["log"].label.contains("word"))
    #expect(app.staticTexts["log"].label.hasPrefix("1 at true"))
    #expect(drag("Word", to: "Strings", in: app).hasSuffix(" word"))
  }

  @Test("F-109: a value is dropped as itself, and as what stands for it")
  func proxies() {
    let app = XCUIApplication { Providers() }
    #expect(drag("Contact", to: "Contacts", in: app) == "Ada")
    _ = drag("Contact", to: "Strings", in: app)
    #expect(app.staticTexts["Ada Ada"].waitForExistence(timeout: 5))
    #expect(drag("Word", to: "Contacts", in: app) == "Ada Ada")
  }

  @MainActor
  private final class Delegate: DropDelegate {
    var log: [String] = []
    var proposal: DropOperation? = nil
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { log.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { proposal.map { DropProposal(operation: $0) } }
    func dropExited(info: DropInfo) { log.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.append("dropped \(info.itemProviders(for: [.text]).count)")
      return true
    }
  }

  @Test("F-109: a delegate decides about a drop")
  func delegate() {
    let delegate = Delegate()
    let app = XCUIApplication {
      VStack {
        Text("Word").onDrag { NSItemProvider(object: "word" as NSString) }
        Text("Place").onDrop(of: [.text, .url], delegate: delegate)
        Text("log").accessibilityIdentifier("log")
      }
    }
    _ = drag("Word", to: "Place", in: app)
    #expect(delegate.log == ["entered", "dropped 1"])
    delegate.proposal = .forbidden
    _ = drag("Word", to: "Place", in: app)
    #expect(delegate.log == ["entered", "dropped 1", "entered", "exited"])
  }
}
