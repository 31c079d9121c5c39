import { useFileDrop } from '@embpm/ui/file-field'
import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './styles.css'

/** Props of `UploadArea`. */
export interface UploadAreaProps {
  /** Called with the files; without it nothing can be dropped here. */
  onFiles?: (files: readonly File[]) => void
  /** Whether files that are pasted anywhere on the page belong here, too. Default `false`. */
  pasted?: boolean
  className?: string
  children: ReactNode
}

/** A part of the page onto which files can be dropped. While they are held above it, it says so. */
export function UploadArea({ onFiles, pasted = false, className = '', children }: UploadAreaProps) {
  const { t } = useTranslation()
  const take = (files: readonly File[], folders: ReadonlySet<File>) =>
    onFiles?.(files.filter((one) => !folders.has(one)))
  const { over, handlers } = useFileDrop(onFiles !== undefined, take)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (!onFiles || files.length === 0 || event.defaultPrevented) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    if (!pasted) return
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [pasted])
  return (
    <div {...handlers} className={`emb-app-upload-area ${className}`} data-over={over || undefined}>
      {children}
      {over && (
        <div className="emb-app-upload-over" role="status">
          <Upload size={20} strokeWidth={1.5} aria-hidden />
          {t('uploads.dropHere')}
        </div>
      )}
    </div>
  )
}
