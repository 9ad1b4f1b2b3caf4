import Foundation

/// A fetch whose result comes later, on the queue of the context. Source: Apple's page "NSAsynchronousFetchRequest".
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  /// Describes the objects.
  public final let fetchRequest: NSFetchRequest<ResultType>
  /// Gets the result.
  public final let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many objects the app expects. It has no effect here.
  open var estimatedResultCount = 0

  /// Says what is fetched, and what gets the result.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) { (fetchRequest, completionBlock) = (request, blk) }
}

/// What a request gives that ends later. Source: Apple's page "NSPersistentStoreAsynchronousResult".
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context that executes the request.
  public final let managedObjectContext: NSManagedObjectContext
  /// Why there is no result; nil if there is one.
  public fileprivate(set) final var operationError: (any Error)?
  private(set) final var isCancelled = false

  init(_ context: NSManagedObjectContext) { managedObjectContext = context }

  /// Gives the request up: its block is not called.
  open func cancel() { isCancelled = true }
}

/// What an asynchronous fetch gives. Source: Apple's page "NSAsynchronousFetchResult".
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
  /// The request of this result.
  public final let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The objects; nil before they are found, and after an error.
  public private(set) final var finalResult: [ResultType]?

  fileprivate init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }

  fileprivate func find() {
    guard !isCancelled else { return }
    do { finalResult = try managedObjectContext.fetch(fetchRequest.fetchRequest) } catch { operationError = error }
    fetchRequest.completionBlock?(self)
  }
}

/// A request that a context executes in a block of its own.
protocol LaterRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: LaterRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform { result.find() }
    return result
  }
}
