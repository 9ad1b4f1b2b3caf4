extension Transition {
  /// One transition for coming and another for going; the removal decides the order of both (SEM-168).
  nonisolated public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    .init(insertion: insertion, removal: removal)
  }
}
