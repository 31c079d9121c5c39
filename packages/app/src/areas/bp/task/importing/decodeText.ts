const declaration = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["'][^>]*\?>/

/** How a file is written, by its first bytes or by what it says of itself. */
function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  const beginning = String.fromCharCode(...bytes.subarray(0, 200))
  return declaration.exec(beginning.replace(/^\u00ef\u00bb\u00bf/, ''))?.[1] ?? 'utf-8'
}

/**
 * The text of a file, whatever it is written in; from here on it is UTF-8, and says so.
 * @throws RangeError when nobody knows what it says that it is written in
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.replace(declaration, (whole, encoding: string) => whole.replace(encoding, 'UTF-8'))
}
