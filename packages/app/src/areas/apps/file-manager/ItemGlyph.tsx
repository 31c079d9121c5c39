import type { FileItem } from '@embpm/contract/sample/fileManager'
import { File, FileImage, FileSpreadsheet, FileText, FileType, Folder } from 'lucide-react'

const glyphs = {
  folder: Folder,
  PDF: FileText,
  XLS: FileSpreadsheet,
  DOC: FileType,
  TXT: File,
  JPG: FileImage,
} as const

/** Props of `ItemGlyph`. */
export interface ItemGlyphProps extends Pick<FileItem, 'type'> {
  /** Width in px. Default 20. */
  size?: number
}

/** The sign of a folder, or of a type of files. */
export function ItemGlyph({ type, size = 20 }: ItemGlyphProps) {
  const Glyph = glyphs[type]
  return <Glyph className="emb-app-files-glyph" data-type={type} size={size} strokeWidth={1.5} aria-hidden />
}
