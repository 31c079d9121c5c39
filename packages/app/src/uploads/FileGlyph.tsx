import { extensionOf, type FileExtension } from '@embpm/contract/document-file'
import { FileImage, FileSpreadsheet, FileText, FileType, Presentation, type LucideIcon } from 'lucide-react'

const glyphs: Readonly<Record<FileExtension, readonly [icon: LucideIcon, tone: string]>> = {
  pdf: [FileText, 'red'],
  docx: [FileType, 'blue'],
  xlsx: [FileSpreadsheet, 'green'],
  csv: [FileSpreadsheet, 'green'],
  pptx: [Presentation, 'red'],
  png: [FileImage, 'violet'],
  jpg: [FileImage, 'violet'],
  jpeg: [FileImage, 'violet'],
  webp: [FileImage, 'violet'],
  svg: [FileImage, 'violet'],
  txt: [FileText, 'plain'],
  md: [FileText, 'plain'],
}

/** The glyph of a file by the end of its name; it says nothing that the name beside it does not. */
export function FileGlyph({ name }: { name: string }) {
  const extension = extensionOf(name)
  const [Icon, tone] = extension ? glyphs[extension] : ([FileText, 'plain'] as const)
  return <Icon className="emb-app-file-glyph" data-tone={tone} size={16} strokeWidth={1.5} aria-hidden />
}
