/** A text for comparing words of people: without case, accents, marks and spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[ß]/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
