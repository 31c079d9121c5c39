const pageSize = '/MediaBox [0 0 595 842]'

/** Text as a PDF writes it. */
const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`

/** The marks on a page: its heading, its lines, and its number below. */
const marks = (heading: string, lines: readonly string[], foot: string) =>
  [
    `BT /F2 18 Tf 56 760 Td ${literal(heading)} Tj ET`,
    ...lines.map((line, index) => `BT /F1 11 Tf 56 ${720 - index * 18} Td ${literal(line)} Tj ET`),
    `BT /F1 9 Tf 56 40 Td ${literal(foot)} Tj ET`,
  ].join('\n')

/** A PDF of some pages of plain text, in the two fonts that every reader has. ASCII only. */
export function pdfOf(pages: readonly { heading: string; lines: readonly string[]; foot: string }[]): string {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const numbers = pages.map((_, index) => 5 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap(({ heading, lines, foot }, index) => {
      const stream = marks(heading, lines, foot)
      return [
        `<< /Type /Page /Parent 2 0 R ${pageSize} /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${String(stream.length).padStart(6, '0')} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(text.length).padStart(10, '0')}\n%%EOF\n`
}
