/**
 * What stands between the value outside and the keys inside: a picker only knows keys. Reading is tolerant and never throws;
 * what it cannot make sense of is a key of its own, which the source does not know, so that it is shown and not lost.
 */
export interface ValueFormat<V> {
  /** The chosen keys, in their order; none for `null`. */
  read(value: V | null): readonly string[]
  /** The value of these keys; `null` for none. */
  write(keys: readonly string[]): V | null
}
