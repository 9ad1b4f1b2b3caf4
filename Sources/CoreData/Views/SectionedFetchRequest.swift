import SwiftUI
@_spi(Runtime) import UnderstudyCore

/// The objects of the view's context that a request describes, in sections of those that have a value in common.
///
/// Source: Apple's page "SectionedFetchRequest".
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  /// The parts of a request that a view changes. Source: Apple's page "SectionedFetchRequest.Configuration".
  @MainActor
  public struct Configuration {
    /// The value that the objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What objects must satisfy.
    public var nsPredicate: NSPredicate?
  }

  private var request: FetchRequest<Result>
  private let initial: KeyPath<Result, SectionIdentifier>
  @State private var chosen: KeyPath<Result, SectionIdentifier>?

  private init(_ request: FetchRequest<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
    (self.request, initial) = (request, identifier)
  }

  /// Describes the objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation),
      sectionIdentifier)
  }

  /// Takes a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(FetchRequest(fetchRequest: fetchRequest, animation: animation), sectionIdentifier)
  }

  /// Takes a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: UpdateTransaction
  ) {
    self.init(FetchRequest(fetchRequest: fetchRequest, transaction: transaction), sectionIdentifier)
  }

  /// The sections, as of the last update.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let choose = $chosen
    return SectionedFetchResults(request.wrappedValue, chosen ?? initial) { choose.wrappedValue = $0 }
  }

  /// A binding by which the view changes the request.
  @MainActor public var projectedValue: Binding<Configuration> {
    let (inner, choose, initial) = (request.projectedValue, $chosen, initial)
    return Binding {
      let value = inner.wrappedValue
      return Configuration(
        sectionIdentifier: choose.wrappedValue ?? initial, nsSortDescriptors: value.nsSortDescriptors,
        nsPredicate: value.nsPredicate)
    } set: { new in
      choose.wrappedValue = new.sectionIdentifier
      inner.wrappedValue = .init(nsSortDescriptors: new.nsSortDescriptors, nsPredicate: new.nsPredicate)
    }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Describes the objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation), sectionIdentifier)
  }

  /// Describes the objects of a class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation), sectionIdentifier)
  }
}

/// The sections of a ``SectionedFetchRequest``. Source: Apple's page "SectionedFetchResults".
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// Objects that have a value in common. Source: Apple's page "SectionedFetchResults.Section".
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]
    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of objects.
    public var endIndex: Int { objects.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let results: FetchedResults<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>
  private let choose: (KeyPath<Result, SectionIdentifier>) -> Void

  @MainActor
  init(
    _ results: FetchedResults<Result>, _ identifier: KeyPath<Result, SectionIdentifier>,
    choose: @escaping (KeyPath<Result, SectionIdentifier>) -> Void
  ) {
    (self.results, self.identifier, self.choose) = (results, identifier, choose)
    var sections: [Section] = []
    // Objects come in the order of the request: a section ends where the value is another one.
    for object in results {
      let id = object[keyPath: identifier]
      if let last = sections.indices.last, sections[last].id == id {
        sections[last].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// The value that the objects of a section have in common.
  @MainActor public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { identifier }
    nonmutating set { choose(newValue) }
  }
  /// The order; a new one finds the objects again.
  @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
  /// What objects must satisfy; a new one has them found again.
  @MainActor public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order by Swift's descriptors; a new one finds the objects again.
  @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
