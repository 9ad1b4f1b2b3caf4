import MapKit
import SwiftUI
import Testing
import UnderstudyTesting

extension CLLocationCoordinate2D {
  fileprivate static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.40)
  fileprivate static let potsdam = CLLocationCoordinate2D(latitude: 52.40, longitude: 13.06)
}

private struct City: Identifiable, Hashable {
  let id: String
  let latitude: Double
  let longitude: Double
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

private let cities = [
  City(id: "Berlin", latitude: 52.52, longitude: 13.40), City(id: "Potsdam", latitude: 52.40, longitude: 13.06),
]

@MainActor
@Suite("SwiftUI's map")
struct MapTests {
  @Test("Markers and annotations are elements of the map, at their places")
  func elements() {
    let app = XCUIApplication {
      Map {
        Marker("Berlin", coordinate: .berlin)
        Marker("Potsdam", systemImage: "leaf", coordinate: .potsdam)
        Annotation("Bridge", coordinate: CLLocationCoordinate2D(latitude: 52.41, longitude: 13.09)) {
          Image(systemName: "star").accessibilityLabel("Star")
        }
      }
    }
    let map = app.maps.firstMatch
    #expect(map.otherElements.allElementsBoundByIndex.map(\.label) == ["Berlin", "Potsdam"])
    #expect(map.images["Star"].exists)
    #expect(map.staticTexts["Bridge"].exists)
    let (berlin, potsdam) = (map.otherElements["Berlin"].frame, map.otherElements["Potsdam"].frame)
    #expect(berlin.midX > potsdam.midX)
    #expect(berlin.maxY < potsdam.maxY, "north is at the top")
    #expect(map.frame.contains(berlin) && map.frame.contains(potsdam))
  }

  @Test("A region is shown whole, in the middle, and places outside are no elements")
  func region() {
    let region = MKCoordinateRegion(center: .berlin, latitudinalMeters: 2_000, longitudinalMeters: 2_000)
    let app = XCUIApplication {
      Map(initialPosition: .region(region)) {
        Marker("Berlin", coordinate: .berlin)
        Marker("Potsdam", coordinate: .potsdam)
      }
      .ignoresSafeArea()
    }
    let map = app.maps.firstMatch
    #expect(map.otherElements.count == 1)
    #expect(abs(map.otherElements["Berlin"].frame.midX - map.frame.midX) <= 1)
    #expect(abs(map.otherElements["Berlin"].frame.maxY - map.frame.midY) <= 1)
  }

  @Test("A region that is none fails the test, and the map shows the world")
  func wrongRegion() {
    let messages = failures {
      let center = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
      let region = MKCoordinateRegion(center: center, latitudinalMeters: 100, longitudinalMeters: 100)
      let app = XCUIApplication { Map(initialPosition: .region(region)) { Marker("Berlin", coordinate: .berlin) } }
      #expect(app.maps.otherElements["Berlin"].exists)
    }
    #expect(messages.first?.contains("Invalid Region") == true, "\(messages)")
  }

  @Test("A marker at a place that is none is not shown")
  func wrongMarker() {
    let app = XCUIApplication {
      Map {
        Marker("Berlin", coordinate: .berlin)
        Marker("Nowhere", coordinate: CLLocationCoordinate2D(latitude: .nan, longitude: .infinity))
        MapPolyline(coordinates: [.berlin, CLLocationCoordinate2D(latitude: .nan, longitude: 0)])
      }
    }
    #expect(app.maps.otherElements["Berlin"].exists)
    #expect(!app.maps.otherElements["Nowhere"].exists)
    _ = app.picture()
  }

  private struct SelectionScreen: View {
    @State private var selection: String?
    var body: some View {
      Map(selection: $selection) {
        ForEach(cities) { city in Marker(city.id, coordinate: city.coordinate) }
        Marker("Tagged", coordinate: CLLocationCoordinate2D(latitude: 52.46, longitude: 13.2)).tag("tag")
      }
      Text(selection ?? "nothing").accessibilityIdentifier("selection")
    }
  }

  @Test("A tap selects by the tag, or by the identity of the row; a tap on the ground ends that")
  func selection() {
    let app = XCUIApplication { SelectionScreen() }
    let map = app.maps.firstMatch
    map.otherElements["Potsdam"].tap()
    #expect(app.staticTexts["selection"].label == "Potsdam")
    #expect(map.otherElements["Potsdam"].isSelected)
    map.otherElements["Tagged"].tap()
    #expect(app.staticTexts["selection"].label == "tag")
    #expect(!map.otherElements["Potsdam"].isSelected)
    map.coordinate(withNormalizedOffset: CGVector(dx: 0.05, dy: 0.05)).tap()
    #expect(app.staticTexts["selection"].label == "nothing")
  }

  private struct CameraScreen: View {
    @State private var position = MapCameraPosition.region(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)))
    @State private var center = ""
    @State private var ends = 0

    var body: some View {
      Map(position: $position)
        .onMapCameraChange(frequency: .continuous) { context in
          let place = context.region.center
          center = String(format: "%.1f %.1f %.1f", place.latitude, place.longitude, context.region.span.longitudeDelta)
        }
        .onMapCameraChange { ends += 1 }
      Text(center).accessibilityIdentifier("center")
      Text("\(ends) \(position.positionedByUser)").accessibilityIdentifier("ends")
      Button("Back") { position = .camera(MapCamera(centerCoordinate: .berlin, distance: 1_000)) }
    }
  }

  @Test("The user moves the map by a finger and by two, and the app is notified")
  func movements() {
    let app = XCUIApplication { CameraScreen() }
    let center = app.staticTexts["center"]
    #expect(center.label == "0.0 0.0 10.0")
    #expect(app.staticTexts["ends"].label == "1 false")
    let map = app.maps.firstMatch
    let start = map.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: map.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5)))
    #expect(center.label == "0.0 5.0 10.0", "half a map to the east")
    #expect(app.staticTexts["ends"].label == "2 true")
    map.pinch(withScale: 2, velocity: 1)
    #expect(center.label == "0.0 5.0 5.0")
    map.doubleTap()
    #expect(center.label == "0.0 5.0 2.5")
    app.buttons["Back"].tap()
    #expect(center.label.hasPrefix("52.5 13.4"))
  }

  @Test("A map that may not be moved stays")
  func modes() {
    struct Screen: View {
      @State private var moves = 0
      var body: some View {
        Map(initialPosition: .region(MKCoordinateRegion(MKMapRect.world)), interactionModes: [])
          .onMapCameraChange { moves += 1 }
        Text("\(moves)").accessibilityIdentifier("moves")
      }
    }
    let app = XCUIApplication { Screen() }
    app.maps.firstMatch.swipeLeft()
    #expect(app.staticTexts["moves"].label == "1")
  }

  private struct ReaderScreen: View {
    @State private var place = ""
    var body: some View {
      MapReader { proxy in
        Map(
          initialPosition: .region(
            MKCoordinateRegion(center: .berlin, span: .init(latitudeDelta: 1, longitudeDelta: 1)))
        )
        .onTapGesture { point in
          guard let coordinate = proxy.convert(point, from: .local),
            let back = proxy.convert(coordinate, to: .local)
          else { return }
          let isSame = abs(back.x - point.x) < 0.01 && abs(back.y - point.y) < 0.01
          place = String(format: "%.2f %.2f \(isSame)", coordinate.latitude, coordinate.longitude)
        }
      }
      Text(place).accessibilityIdentifier("place")
    }
  }

  @Test("A reader finds the place of a tap")
  func reader() {
    let app = XCUIApplication { ReaderScreen() }
    app.maps.firstMatch.tap()
    #expect(app.staticTexts["place"].label == "52.52 13.40 true")
  }

  @Test("Overlays have elements with the frame of what is seen of them")
  func overlays() {
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 20_000, longitudinalMeters: 20_000)
    let app = XCUIApplication {
      Map(initialPosition: .region(region)) {
        MapCircle(center: center, radius: 5_000).foregroundStyle(.red.opacity(0.5))
        MapPolyline(coordinates: [center, CLLocationCoordinate2D(latitude: 0, longitude: 10)]).stroke(
          .blue, lineWidth: 4)
        MapPolygon(coordinates: [center, .berlin, .potsdam]).stroke(.green)
      }
      .ignoresSafeArea()
    }
    let map = app.maps.firstMatch
    let circle = map.otherElements["MapCircle"].frame
    #expect(abs(circle.width - map.frame.width / 2) <= 1 && abs(circle.height - circle.width) <= 1)
    #expect(abs(circle.midX - map.frame.midX) <= 1)
    let line = map.otherElements["MapPolyline"].frame
    #expect(abs(line.minX - map.frame.midX) <= 1 && abs(line.maxX - map.frame.maxX) <= 1)
    #expect(map.otherElements["MapPolygon"].exists)
  }

  private struct ControlScreen: View {
    @State private var position = MapCameraPosition.automatic
    @Namespace private var scope
    var body: some View {
      VStack {
        Map(position: $position, scope: scope) { UserAnnotation() }
          .mapControls {
            MapUserLocationButton()
            MapCompass()
            MapScaleView()
          }
          .mapStyle(.hybrid(elevation: .realistic))
        MapUserLocationButton(scope: scope).accessibilityIdentifier("outside")
        Text("\(position.followsUserLocation)").accessibilityIdentifier("follows")
      }
      .mapScope(scope)
    }
  }

  @Test("The button for the device's place asks, and the map follows the device", arguments: [true, false])
  func device(_ isInside: Bool) {
    let app = XCUIApplication { ControlScreen() }
    app.world.location.move(latitude: 50, longitude: 10)
    let map = app.maps.firstMatch
    #expect(!map.otherElements["My Location"].exists, "the app may not know it")
    (isInside ? map.buttons["Tracking"] : app.buttons["outside"]).tap()
    XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons["Allow While Using App"].tap()
    #expect(app.staticTexts["follows"].label == "true")
    let dot = map.otherElements["My Location"]
    #expect(abs(dot.frame.midX - map.frame.midX) <= 1)
    app.world.location.move(latitude: 51, longitude: 10)
    #expect(abs(dot.frame.midY - map.frame.midY) <= 1)
    #expect(!map.buttons["Compass"].exists)
  }

  private struct OldScreen: View {
    @State private var region = MKCoordinateRegion(
      center: .potsdam, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    var body: some View {
      Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: cities) { city in
        MapAnnotation(coordinate: city.coordinate) { Button(city.id) { region.center = city.coordinate } }
      }
      Text(String(format: "%.2f", region.center.longitude)).accessibilityIdentifier("longitude")
    }
  }

  @Test("The first generation has annotations, and a region that follows the user")
  func firstGeneration() {
    let app = XCUIApplication { OldScreen() }
    app.buttons["Berlin"].tap()
    #expect(app.staticTexts["longitude"].label == "13.40")
    let map = app.maps.firstMatch
    #expect(abs(app.buttons["Berlin"].frame.midX - map.frame.midX) <= 1)
    map.swipeLeft()
    #expect(Double(app.staticTexts["longitude"].label) ?? 0 > 13.41)
  }

  @Test("Content with conditions, groups and types of the app's own")
  func builder() {
    struct Sight: MapContent {
      let name: String
      var body: some MapContent {
        Marker(name, coordinate: .berlin)
        if name == "Gate" { Marker("Inner", coordinate: .potsdam) }
      }
    }
    struct Screen: View {
      @State private var isOn = true
      var body: some View {
        Map {
          if isOn { Sight(name: "Gate") } else { Marker("Off", coordinate: .berlin) }
          Group { Marker("Grouped", coordinate: .potsdam) }.tint(.green)
          ForEach(cities, id: \.self) { city in
            Annotation(city.id, coordinate: city.coordinate, anchor: .bottom) { Text("Here") }.annotationTitles(.hidden)
          }
        }
        Button("Switch") { isOn.toggle() }
      }
    }
    let app = XCUIApplication { Screen() }
    let map = app.maps.firstMatch
    #expect(map.otherElements.allElementsBoundByIndex.map(\.label) == ["Gate", "Inner", "Grouped"])
    #expect(map.staticTexts.allElementsBoundByIndex.map(\.label) == ["Here", "Here"])
    app.buttons["Switch"].tap()
    #expect(map.otherElements.allElementsBoundByIndex.map(\.label) == ["Off", "Grouped"])
  }
}
