const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * The text in a rich text, without its marks: one line per paragraph, heading and list item. It needs no page, so rules
 * count with it everywhere: `z.string().min(1).refine((html) => richTextContent(html).length <= 500)`. An empty document is
 * `''` as a value already, so `min(1)` says "required" as it does for a plain text.
 */
export const richTextContent = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>|<\/(?:p|h2|h3)>/g, '\n')
    .replaceAll(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\n+$/, '')
