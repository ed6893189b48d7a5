/// How the compositor treats a commit whose serial is not the number of the newest `done` it sent.
///
/// wlroots had no such check in its early versions and drops stale commits since 0.17.1. Both kinds are in use, and
/// the repair that saves a letter on one doubles it on the other, so the rule is never assumed for longer than needed.
public enum SerialRule: Hashable, Sendable {
  /// What the registry suggests before anything has been seen.
  public enum Prior: Hashable, Sendable { case lenient, strict }

  /// A stale commit is applied all the same.
  case lenient
  /// A stale commit is dropped whole.
  case strict
  /// Not yet seen; where it cannot be, the prior decides.
  case unknown(prior: Prior)
}
