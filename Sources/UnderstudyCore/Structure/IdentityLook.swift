/// What a look for an identity, by `ForEach` or `id(_:)`, finds in the value of a view.
package enum IdentityLook: Int {
  /// Views of this type have none, whatever their values are.
  case never
  case absent
  case found

  /// The look at a view. A view of the app's is what its body makes, as in SwiftUI's lists; one whose properties belong to the
  /// runtime has no body before it is made.
  @MainActor
  package static func at<Content: View>(_ view: Content, for id: AnyHashable) -> IdentityLook {
    if let view = view as? any IdentityShowing { return view.look(for: id) }
    guard Content.Body.self != Never.self else { return .never }
    let plan = FieldPlan.of(Content.self)
    guard plan.properties.isEmpty, plan.customs.isEmpty, !plan.needsPreparation else { return .never }
    return .at(view.body, for: id)
  }

  /// The look at several views, or at a view and what is inside it.
  package static func most(_ looks: IdentityLook...) -> IdentityLook {
    looks.max { $0.rawValue < $1.rawValue } ?? .never
  }

  /// The look of a view whose type may differ in another row.
  var forThisRow: IdentityLook { self == .never ? .absent : self }
}

/// A view whose value shows the identities of what is in it, so that rows that are not made can be found by them (LAY-194).
@MainActor
package protocol IdentityShowing {
  func look(for id: AnyHashable) -> IdentityLook
}

/// A view that only passes on what is inside it.
@MainActor
package protocol ContentShowing: IdentityShowing {
  associatedtype Shown: View
  var shownContent: Shown { get }
}

extension ContentShowing {
  package func look(for id: AnyHashable) -> IdentityLook { .at(shownContent, for: id) }
}

extension ForEach: IdentityShowing where Content: View {
  package func look(for id: AnyHashable) -> IdentityLook {
    guard resolution == nil else { return .never }
    if let own = id.base as? ID, data.contains(where: { identify($0) == own }) { return .found }
    for element in data {
      switch IdentityLook.at(content(element), for: id) {
      case .found: return .found
      case .never: return .absent
      case .absent: continue
      }
    }
    return .absent
  }
}

@MainActor
private protocol IdentityWriting {
  var writtenID: AnyHashable { get }
}

extension _IDModifier: IdentityWriting {
  fileprivate var writtenID: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: IdentityShowing where Content: View, Modifier: ViewModifier {
  package func look(for id: AnyHashable) -> IdentityLook {
    let inside = IdentityLook.at(content, for: id)
    guard let written = (modifier as? any IdentityWriting)?.writtenID else { return inside }
    return .most(inside, written == id ? .found : .absent)
  }
}

extension TupleView: IdentityShowing {
  package func look(for id: AnyHashable) -> IdentityLook {
    Mirror(reflecting: value).children.reduce(.never) { look, part in
      .most(look, (part.value as? any IdentityShowing)?.look(for: id) ?? .never)
    }
  }
}

extension Group: IdentityShowing, ContentShowing where Content: View {
  package var shownContent: Content { content }
}

extension EquatableView: ContentShowing {
  package var shownContent: Content { content }
}

extension _ConditionalContent: IdentityShowing where TrueContent: View, FalseContent: View {
  package func look(for id: AnyHashable) -> IdentityLook {
    switch storage {
    case .trueContent(let content): IdentityLook.at(content, for: id).forThisRow
    case .falseContent(let content): IdentityLook.at(content, for: id).forThisRow
    }
  }
}

extension Optional: IdentityShowing where Wrapped: View {
  package func look(for id: AnyHashable) -> IdentityLook {
    map { IdentityLook.at($0, for: id).forThisRow } ?? .absent
  }
}

extension AnyView: IdentityShowing {
  package func look(for id: AnyHashable) -> IdentityLook { storage.look(for: id).forThisRow }
}
