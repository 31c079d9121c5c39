/** Bits that one pass sorts by, and the bits of a digit at which the passes begin. */
const BITS = 11
const BUCKETS = 2 ** BITS
const SHIFTS = [0, BITS, 2 * BITS]
const SIGN = 2 ** 31

/**
 * The places 0 … n − 1 in the order of their digits, of which the last given counts most, a pass at a time; equal places
 * keep their order. This is a radix sort: it takes time in proportion to the number of places.
 * @param digits lists of n whole numbers of 32 bits
 */
export function* sortPlaces(digits: readonly Uint32Array[], count: number): Generator<void, Int32Array> {
  let from = upTo(count)
  let to = new Int32Array(count)
  for (const digit of digits) {
    for (const shift of SHIFTS) {
      const ends = countsOf(digit, shift)
      // The same bits everywhere: nothing to do.
      if (ends.includes(count)) continue
      for (let bucket = 1; bucket < BUCKETS; bucket++) ends[bucket] = (ends[bucket] ?? 0) + (ends[bucket - 1] ?? 0)
      for (let i = count - 1; i >= 0; i--) {
        const place = from[i] ?? 0
        const bucket = bucketOf(digit[place] ?? 0, shift)
        const end = (ends[bucket] ?? 0) - 1
        ends[bucket] = end
        to[end] = place
      }
      ;[from, to] = [to, from]
      yield
    }
  }
  return from
}

/**
 * The lower and the upper half of numbers as digits in the order of the numbers: the bits of a double stand in it, but for
 * the sign (IEEE 754-2019, section 3.4). Numbers must not be NaN.
 */
export function digitsOf(
  numbers: Float64Array,
  descending: boolean,
): readonly [lower: Uint32Array, upper: Uint32Array] {
  const lower = new Uint32Array(numbers.length)
  const upper = new Uint32Array(numbers.length)
  const bits = new DataView(new ArrayBuffer(8))
  const turned = descending ? -1 : 0
  for (let place = 0; place < numbers.length; place++) {
    // Adding nothing makes 0 of −0.
    bits.setFloat64(0, (numbers[place] ?? 0) + 0)
    const high = bits.getUint32(0)
    const negative = high >= SIGN ? -1 : 0
    lower[place] = bits.getUint32(4) ^ negative ^ turned
    upper[place] = high ^ (negative | SIGN) ^ turned
  }
  return [lower, upper]
}

const bucketOf = (digit: number, shift: number): number => (digit >>> shift) & (BUCKETS - 1)

function countsOf(digit: Uint32Array, shift: number): Uint32Array {
  const counts = new Uint32Array(BUCKETS)
  for (let place = 0; place < digit.length; place++) {
    const bucket = bucketOf(digit[place] ?? 0, shift)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return counts
}

/** The whole numbers from 0 to `count - 1`. */
export function upTo(count: number): Int32Array<ArrayBuffer> {
  const numbers = new Int32Array(count)
  for (let i = 0; i < count; i++) numbers[i] = i
  return numbers
}
