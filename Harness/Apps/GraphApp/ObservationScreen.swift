import SwiftUI

/// `@Observable`: a view depends on the very properties that its body reads.
public struct ObservationScreen: View {
  @State private var person = Person()
  let counter: BodyCounter

  public init(counter: BodyCounter) {
    self.counter = counter
  }

  public var body: some View {
    let _ = counter.count("Parent")
    VStack {
      Button("Rename") { person.name = "Grace" }
      Button("Visit") { person.visits += 1 }
      NameView(person: person, counter: counter)
      VisitsView(person: person, counter: counter)
    }
  }
}

struct NameView: View {
  var person: Person
  let counter: BodyCounter

  var body: some View {
    let _ = counter.count("Name")
    Text(person.name)
      .accessibilityIdentifier("person.name")
  }
}

struct VisitsView: View {
  var person: Person
  let counter: BodyCounter

  var body: some View {
    let _ = counter.count("Visits")
    Text("\(person.visits) visits")
      .accessibilityIdentifier("person.visits")
  }
}

@Observable
final class Person {
  var name = "Ada"
  var visits = 0
}
