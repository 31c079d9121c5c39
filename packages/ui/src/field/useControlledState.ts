import { useState } from 'react'

/**
 * A value that its owner may control: `value` wins when it is not `undefined`, otherwise the component remembers one that
 * begins with `defaultValue`. The setter tells `onChange` in both cases.
 */
export function useControlledState<T, Details extends readonly unknown[]>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (value: T, ...details: Details) => void,
): [T, (value: T, ...details: Details) => void] {
  const [own, setOwn] = useState(defaultValue)
  const set = (next: T, ...details: Details) => {
    if (value === undefined) setOwn(next)
    onChange?.(next, ...details)
  }
  return [value === undefined ? own : value, set]
}
