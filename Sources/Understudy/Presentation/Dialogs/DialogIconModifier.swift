extension View {
  nonisolated public consuming func dialogIcon(_ icon: Image?) -> some View { self }
}
