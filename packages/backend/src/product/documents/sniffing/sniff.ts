import { extensionOf, type FileExtension, type FileRefusal, fileTypes, refusalOf } from '@embpm/contract/document-file'

import { bytesOf, isFoundIn, latin, startsWith } from './bytes.js'
import { sniffOffice } from './sniffOffice.js'

/** What a look into a file found: why it is not taken, or its type and whether it holds what would run elsewhere. */
export type Sniffed = { refusal: FileRefusal } | { refusal?: undefined; mime: string; active: boolean }

/** How programs begin: Windows, Linux, macOS (both byte orders, both widths, several at once), scripts. */
const programs = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '2321'] as const
const scripts = /^(?:\uFEFF|ï»¿)?\s*(?:@echo\s|<\?php|<%|<script\b|<!doctype html|<html\b)/i

/** What would run where a PDF is opened: names may be written with `#` and two digits for a letter. */
const pdfActions = /\/(?:J(?:S|#53)|(?:J|#4a)(?:a|#61)v(?:a|#61)Script|Launch|EmbeddedFile|RichMedia|XFA)\b/i
/** What would run where an SVG is opened as a page: scripts, handlers, other HTML, addresses that are code. */
const svgActions = /<\s*(?:\w+:)?(?:script|foreignObject|iframe|embed|object)\b|\son\w+\s*=|javascript:/i

const signatures: Partial<Record<FileExtension, (head: Uint8Array) => boolean>> = {
  pdf: (head) => latin(head).includes('%PDF-'),
  png: (head) => startsWith(head, '89504e470d0a1a0a'),
  jpg: (head) => startsWith(head, 'ffd8ff'),
  jpeg: (head) => startsWith(head, 'ffd8ff'),
  webp: (head) => latin(head).startsWith('RIFF') && latin(head).slice(8, 12) === 'WEBP',
  svg: (head) => /<(?:\w+:)?svg\b/i.test(latin(head)),
  docx: (head) => startsWith(head, '504b0304'),
  xlsx: (head) => startsWith(head, '504b0304'),
  pptx: (head) => startsWith(head, '504b0304'),
}

/** Whether bytes may be text: UTF-16 with its mark, or nothing that only other files have. */
const isText = (head: Uint8Array) =>
  startsWith(head, 'fffe') || startsWith(head, 'feff') || !head.some((byte) => byte === 0)

/** Looks into a file that calls itself so. What a browser or a user says of its type is not believed. */
export async function sniff(file: Blob, name: string): Promise<Sniffed> {
  const extension = extensionOf(name)
  const unsent = refusalOf({ name, size: file.size })
  if (unsent || !extension) return { refusal: unsent ?? 'kind' }
  const head = await bytesOf(file, 0, 4096)
  if (programs.some((hex) => startsWith(head, hex))) return { refusal: 'executable' }
  const isSigned = signatures[extension]
  if (!isSigned && scripts.test(latin(head))) return { refusal: 'executable' }
  if (!(isSigned ?? isText)(head)) return { refusal: 'mismatch' }
  if (extension === 'docx' || extension === 'xlsx' || extension === 'pptx') {
    const refusal = await sniffOffice(file, extension)
    if (refusal) return { refusal }
  }
  return { mime: fileTypes[extension], active: await isActive(file, extension) }
}

async function isActive(file: Blob, extension: FileExtension): Promise<boolean> {
  if (extension === 'pdf') return isFoundIn(file, pdfActions)
  return extension === 'svg' && isFoundIn(file, svgActions)
}
