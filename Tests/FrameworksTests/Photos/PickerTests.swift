import Photos
import PhotosUI
import SwiftUI
import Testing
import UnderstudyTesting

private struct PickerScreenOfApp: View {
  @State private var one: PhotosPickerItem?
  @State private var several: [PhotosPickerItem] = []
  @State private var lines: [String] = []
  @State private var picture: Image?
  @State private var showsFilms = false
  @State private var showsController = false

  var body: some View {
    Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines")
    if let picture { picture.accessibilityIdentifier("picture") }
    PhotosPicker("Choose", selection: $one, matching: .images)
      .onChange(of: one) {
        Task {
          let data = try await one?.loadTransferable(type: Data.self)
          lines.append("\(data?.count ?? -1) bytes of \(one?.supportedContentTypes.first?.identifier ?? "")")
          picture = try await one?.loadTransferable(type: Image.self)
        }
      }
    PhotosPicker(selection: $several, maxSelectionCount: 2, selectionBehavior: .ordered) {
      Label("Choose some", systemImage: "photo.on.rectangle")
    }
    .onChange(of: several) { lines.append("\(several.count) items") }
    Button("Films") { showsFilms = true }
      .photosPicker(isPresented: $showsFilms, selection: $one, matching: .any(of: [.videos, .livePhotos]))
    Button("Controller") { showsController = true }
      .sheet(isPresented: $showsController) { ControllerPicker { lines.append($0) } }
    Button("Add") {
      Task {
        do {
          try await PHPhotoLibrary.shared().performChanges {
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data([1, 2]), options: nil)
          }
          lines.append("added")
        } catch { lines.append("\((error as? PHPhotosError)?.code == .accessUserDenied ? "refused" : "failed")") }
      }
    }
    Button("Fetch") {
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        let assets = PHAsset.fetchAssets(with: .image, options: options)
        let text = "\(status): \(assets.count)"
        Task { @MainActor in lines.append(text) }
      }
    }
  }
}

/// As public apps have it.
private struct ControllerPicker: UIViewControllerRepresentable {
  let log: @MainActor @Sendable (String) -> Void

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    let controller = PHPickerViewController(configuration: configuration)
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(log) }

  @MainActor final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    let log: @MainActor @Sendable (String) -> Void
    init(_ log: @escaping @MainActor @Sendable (String) -> Void) { self.log = log }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      guard let provider = results.first?.itemProvider else { return log("none") }
      guard provider.canLoadObject(ofClass: UIImage.self) else { return log("no image") }
      let log = log
      provider.loadObject(ofClass: UIImage.self) { image, _ in
        let size = image?.size ?? .zero
        DispatchQueue.main.async { log("\(Int(size.width)) × \(Int(size.height))") }
      }
    }
  }
}

@MainActor
@Suite("The picker of photos and the library")
struct PickerTests {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private func lines(_ app: XCUIApplication) -> String { app.staticTexts["lines"].label }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { PickerScreenOfApp() }
    app.world.photos.library = [
      .init("Lake"), .init("Hill", data: Data([1, 2, 3]), type: .jpeg), .init("Dance", type: .mpeg4Movie),
    ]
    return app
  }

  @Test("A tap on a photo picks it; its data is the test's, and an image of it shows")
  func one() {
    let app = launch()
    app.buttons["Choose"].tap()
    #expect(app.navigationBars["Photos"].exists)
    #expect(app.scrollViews.images.allElementsBoundByIndex.map(\.label) == ["Lake", "Hill"])
    app.images["Lake"].tap()
    #expect(!app.navigationBars["Photos"].exists)
    #expect(app.images["picture"].waitForExistence(timeout: 5))
    #expect(lines(app).hasSuffix("bytes of public.png"))
  }

  @Test("Cancel leaves the selection")
  func cancel() {
    let app = launch()
    app.buttons["Choose"].tap()
    app.buttons["Cancel"].tap()
    #expect(!app.navigationBars["Photos"].exists)
    #expect(lines(app) == "")
  }

  @Test("Several photos are confirmed; no more than the largest number can be selected")
  func several() {
    let app = launch()
    app.buttons["Choose some"].tap()
    for name in ["Dance", "Lake", "Hill"] { app.images[name].tap() }
    #expect(app.images["Lake"].isSelected)
    #expect(!app.images["Hill"].isSelected)
    app.buttons["Add"].firstMatch.tap()
    #expect(lines(app) == "2 items")
    app.buttons["Choose some"].tap()
    #expect(app.images["Lake"].isSelected)
  }

  @Test("A filter shows films alone; by a flag the picker comes without a button")
  func films() {
    let app = launch()
    app.buttons["Films"].tap()
    #expect(app.scrollViews.images.allElementsBoundByIndex.map(\.label) == ["Dance"])
  }

  @Test("UIKit's picker gives item providers; Cancel gives none")
  func controller() {
    let app = launch()
    app.buttons["Controller"].tap()
    app.images["Lake"].tap()
    #expect(app.staticTexts["lines"].wait(for: \.label, toEqual: "1 × 1", timeout: 5))
    app.buttons["Controller"].tap()
    app.buttons["Cancel"].tap()
    #expect(lines(app) == "1 × 1, none")
  }

  @Test("Adding asks the user once; what is added is in the library")
  func adding() {
    let app = launch()
    app.buttons["Add"].tap()
    #expect(springboard.alerts.firstMatch.label == "“FrameworksTests” Would Like to Add to your Photos")
    springboard.buttons["Allow"].tap()
    #expect(lines(app) == "added")
    #expect(app.world.photos.library.last?.data == Data([1, 2]))
    #expect(app.events.of(.log).lines.last == "[Photos] Add Photo")
  }

  @Test("The test answers for the user: a refusal is an error, and a fetch finds nothing")
  func refusal() {
    let app = launch()
    app.world.photos.authorization = .denied
    app.buttons["Add"].tap()
    app.buttons["Fetch"].tap()
    #expect(lines(app) == "refused, denied: 0")
    app.world.photos.authorization = .authorized
    app.buttons["Fetch"].tap()
    #expect(lines(app) == "refused, denied: 0, authorized: 2")
  }
}
