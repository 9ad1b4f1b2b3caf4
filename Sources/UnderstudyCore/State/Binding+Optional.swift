extension Binding {
  /// A binding to an optional over one that always has a value; setting nil is ignored (SEM-074).
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.project(identity: nil, { $0 }) { whole, part in
      guard let part else { return false }
      whole = part
      return true
    }
  }

  /// A binding to the value of an optional, nil if there is none now. A read after the value went away traps (SEM-075).
  public init?(_ base: Binding<Value?>) {
    guard base.location.get() != nil else { return nil }
    let location = ProjectedLocation<Value?, Value>(
      base: base.location, identity: nil,
      project: { whole in
        guard let part = whole else {
          fatalError(
            "A Binding<\(Value.self)> made of an optional was read after the optional became nil: create it again where the"
              + " value may go.")
        }
        return part
      },
      write: { whole, part in
        whole = part
        return true
      })
    self.init(location: location)
    transaction = base.transaction
  }

  /// A binding that hides the value's type; a value of another type traps (SEM-076).
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.project(identity: nil, { AnyHashable($0) }) { whole, part in
      guard let value = part.base as? V else {
        fatalError(
          "A Binding<AnyHashable> over \(V.self) was set to a value of \(type(of: part.base)): it takes values of its own"
            + " type only.")
      }
      whole = value
      return true
    }
  }
}
