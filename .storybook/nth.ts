/**
 * The element at a place, counted from 0, or from the end with a negative number.
 * @throws when there are fewer: a test that clicks on nothing would pass for the wrong reason
 */
export function nth<T>(elements: ArrayLike<T>, index: number): T {
  const element = Array.from(elements).at(index)
  if (element === undefined) throw new Error(`There is no element ${index}, but ${elements.length} in all.`)
  return element
}
