/** The whole numbers from 0 to `count - 1`. */
export function upTo(count: number): Int32Array<ArrayBuffer> {
  const numbers = new Int32Array(count)
  for (let i = 0; i < count; i++) numbers[i] = i
  return numbers
}
