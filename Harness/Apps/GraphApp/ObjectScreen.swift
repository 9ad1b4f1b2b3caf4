import SwiftUI

/// `ObservableObject`: a view is evaluated for every change in the objects that it holds by a property wrapper, and for none in
/// those that it holds without one.
public struct ObjectScreen: View {
  @StateObject private var person = PersonObject()
  @StateObject private var basket = BasketObject()
  let counter: BodyCounter

  public init(counter: BodyCounter) {
    self.counter = counter
  }

  public var body: some View {
    let _ = counter.count("Parent")
    VStack {
      Button("Rename") { person.name = "Grace" }
      Button("Fill") { basket.count += 1 }
      ObjectView(person: person, basket: basket, counter: counter)
    }
  }
}

struct ObjectView: View {
  @ObservedObject var person: PersonObject
  var basket: BasketObject
  let counter: BodyCounter

  var body: some View {
    let _ = counter.count("Child")
    Text(person.name)
      .accessibilityIdentifier("object.name")
    Text("\(basket.count) things")
      .accessibilityIdentifier("object.basket")
  }
}

final class PersonObject: ObservableObject {
  @Published var name = "Ada"
}

final class BasketObject: ObservableObject {
  @Published var count = 0
}
