import { FileIcon, X } from 'lucide-react'
import { useWords, useUiLocale } from '../ui-strings/index.js'
import { fileSize } from './fileSize.js'
import { fileWords } from './fileWords.js'

interface FileRowsProps {
  files: readonly File[]
  /** Leaves the remove buttons away. */
  onRemove: ((index: number) => void) | undefined
}

/** The chosen files: name, size, remove button. Of a long name the middle goes and the ending stays. */
export function FileRows({ files, onRemove }: FileRowsProps) {
  const t = useWords(fileWords)
  const locale = useUiLocale()
  return (
    <ul className="emb-file-list" aria-label={t('chosen')}>
      {files.map((file, index) => {
        const [stem, ending] = nameParts(file.name)
        return (
          <li key={`${file.name}:${file.lastModified}:${file.size}`} className="emb-file">
            <FileIcon size={16} strokeWidth={1.5} aria-hidden="true" />
            <span className="emb-file-name" dir="auto" title={file.name}>
              <span>{stem}</span>
              <span>{ending}</span>
            </span>
            <span className="emb-file-size" dir="auto">
              {fileSize(file.size, locale)}
            </span>
            {onRemove && (
              <button
                type="button"
                className="emb-file-remove"
                aria-label={t('remove', { name: file.name })}
                onClick={() => onRemove(index)}
              >
                <X size={16} strokeWidth={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A name without and with its ending, whose few characters before it often tell versions apart. */
function nameParts(name: string): [string, string] {
  const ending = /.{4}(?:\.[^.]{1,7})?$/su.exec(name)?.[0] ?? ''
  const kept = name.length - ending.length
  return kept < 8 ? [name, ''] : [name.slice(0, kept), ending]
}
