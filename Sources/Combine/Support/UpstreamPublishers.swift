/// An operator that passes on values as they are.
protocol UpstreamOutput: Publisher where Output == Upstream.Output {
  associatedtype Upstream: Publisher
}

/// An operator that fails as its upstream does.
protocol UpstreamFailure: Publisher where Failure == Upstream.Failure {
  associatedtype Upstream: Publisher
}
