/** Bytes of a text that are shown. */
export const shownBytes = 256 * 1024

/** The beginning of a text, and whether there is more. */
export interface ReadText {
  text: string
  isWhole: boolean
  close?: undefined
}

/** Reads the beginning of a text file in its encoding: by its mark, else UTF-8, else as Windows wrote before. */
export async function readText(file: Blob): Promise<ReadText> {
  const bytes = new Uint8Array(await file.slice(0, shownBytes).arrayBuffer())
  return { text: decoded(bytes, file.size > shownBytes), isWhole: file.size <= shownBytes }
}

function decoded(bytes: Uint8Array, isCut: boolean): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // The last letter of a part may be cut.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
