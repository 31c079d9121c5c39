import type { MailAttachment } from '@embpm/contract/sample/mailbox'

import { coloursOf } from './pictures.js'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it must stand in markup to mean itself. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

const sizeOf = (text: string) => new TextEncoder().encode(text).length

const dataAddress = (type: string, text: string) => `data:${type},${encodeURIComponent(text)}`

/** A drawing of 240 × 180 on the colours of a name. */
function draw(name: string, inside: (foreground: string) => string): string {
  const [background, foreground] = coloursOf(name)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><rect width="240" height="180" fill="${background}"/>` +
    `${inside(foreground)}</svg>`
  )
}

/** Bars, from the left to the right, as high as the values. */
function bars(values: readonly number[], foreground: string): string {
  const highest = Math.max(...values, 1)
  const width = 208 / Math.max(values.length, 1)
  return values
    .map((value, index) => {
      const height = Math.round((value / highest) * 130)
      const x = Math.round(16 + index * width)
      return `<rect x="${x}" y="${156 - height}" width="${Math.round(width * 0.7)}" height="${height}" fill="${foreground}"/>`
    })
    .join('')
}

/** The front of a sheet of paper: a title and lines as long as the given ones. */
function sheet(title: string, lines: readonly string[], foreground: string): string {
  const text = lines
    .slice(0, 8)
    .map(
      (line, index) =>
        `<rect x="72" y="${58 + index * 13}" width="${Math.min(96, 20 + line.length * 2)}" height="5" rx="2" fill="${foreground}" opacity=".45"/>`,
    )
    .join('')
  return (
    `<path d="M60 12h96l24 24v144H60z" fill="#fff"/><path d="M156 12v24h24z" fill="${foreground}" opacity=".4"/>` +
    `<text x="72" y="46" font-family="sans-serif" font-size="9" font-weight="700" fill="${foreground}">${escapeMarkup(title.slice(0, 20))}</text>${text}`
  )
}

/** A table of as many rows and columns as there are, up to nine rows. */
function grid(rows: readonly (readonly string[])[], foreground: string): string {
  const columns = Math.max(...rows.map((row) => row.length), 1)
  const width = 208 / columns
  return rows
    .slice(0, 9)
    .flatMap((row, y) =>
      row.map(
        (cell, x) =>
          `<rect x="${Math.round(16 + x * width)}" y="${14 + y * 17}" width="${Math.round(Math.min(width - 8, 10 + cell.length * 4))}" height="8" rx="2" fill="${foreground}" opacity="${y === 0 ? 1 : 0.4}"/>`,
      ),
    )
    .join('')
}

/** A PDF of one page in A4. It has the letters of ASCII only. */
function pdfOf(title: string, lines: readonly string[]): string {
  const shown = (text: string) => text.replace(/[\\()]/g, '\\$&')
  const page = [
    `BT /F1 18 Tf 56 780 Td (${shown(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F1 11 Tf 56 ${744 - index * 18} Td (${shown(line)}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
}

/** A PDF with a title and lines, both in ASCII, that can be opened without a network. */
export function attachPdf(name: string, title: string, lines: readonly string[]): MailAttachment {
  const file = pdfOf(title, lines)
  const preview = draw(name, (foreground) => sheet(title, lines, foreground))
  return {
    type: 'application/pdf',
    name,
    size: sizeOf(file),
    preview: dataAddress('image/svg+xml', preview),
    downloadUrl: dataAddress('application/pdf', file),
  }
}

/** A table of values that are separated by semicolons. */
export function attachTable(name: string, rows: readonly (readonly string[])[]): MailAttachment {
  const file = rows.map((row) => `${row.join(';')}\r\n`).join('')
  const preview = draw(name, (foreground) => grid(rows, foreground))
  return {
    type: 'text/csv',
    name,
    size: sizeOf(file),
    preview: dataAddress('image/svg+xml', preview),
    downloadUrl: dataAddress('text/csv;charset=utf-8', file),
  }
}

/** A picture of bars. */
export function attachChart(name: string, values: readonly number[]): MailAttachment {
  const file = draw(name, (foreground) => bars(values, foreground))
  const address = dataAddress('image/svg+xml', file)
  return { type: 'image/svg+xml', name, size: sizeOf(file), preview: address, downloadUrl: address }
}
