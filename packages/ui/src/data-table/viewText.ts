const utf8 = new TextEncoder()

/** Writes a text with letters, digits and `-_~` alone. */
export const codeText = (text: string): string =>
  text === ''
    ? '~'
    : text
        .toWellFormed()
        .replace(/[^A-Za-z0-9-]/gu, (character) =>
          character === ' '
            ? '_'
            : Array.from(utf8.encode(character), (byte) => `~${byte.toString(16).padStart(2, '0')}`).join(''),
        )

/** Reads what `codeText` wrote. */
export const readText = (text: string): string =>
  text === '~'
    ? ''
    : text
        .replaceAll('_', ' ')
        .replace(/(?:~[0-9a-f]{2})+/g, (bytes) =>
          new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split('~'), (byte) => Number.parseInt(byte, 16))),
        )
