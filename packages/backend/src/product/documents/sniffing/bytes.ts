/** The bytes of a part of a file. */
export const bytesOf = async (file: Blob, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer())

/** Each byte as a character of its own, so that text can be looked for in it. */
export const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Whether bytes begin with others, given as hexadecimal digits. */
export const startsWith = (bytes: Uint8Array, hex: string): boolean =>
  (hex.match(/../g) ?? []).every((digits, index) => bytes[index] === Number.parseInt(digits, 16))

const window = 1024 * 1024

/** Whether a pattern is found in a file, which is read window by window; of a match, at most `overlap` bytes may be long. */
export async function isFoundIn(file: Blob, pattern: RegExp, overlap = 256): Promise<boolean> {
  for (let at = 0; at < file.size; at += window) {
    if (pattern.test(latin(await bytesOf(file, Math.max(0, at - overlap), at + window)))) return true
  }
  return false
}
