extension Publishers {
  /// What ends the collecting of an array.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The time, or the number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
