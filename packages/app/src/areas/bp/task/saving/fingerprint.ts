/**
 * A short text that stands for a long one: its length, and two mixtures of its characters (cyrb53). It tells whether the server has
 * what this page has sent; nobody gains by another text with the same one, which could be saved as it is.
 */
export function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return [text.length, a >>> 0, b >>> 0].map((number) => number.toString(36)).join('-')
}
