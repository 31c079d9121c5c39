import { CircleAlert } from 'lucide-react'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { acceptedTypes } from './acceptedTypes.js'
import { fileSize } from './fileSize.js'
import { fileWords } from './fileWords.js'
import type { FileLimits, FileRejection } from './takeFiles.js'

/** More than this would push the page away. */
const SHOWN = 4

interface FileRejectionsProps {
  rejections: readonly FileRejection[]
  limits: FileLimits
}

/** Says of each file that was not added why. It is there before there is anything to say, so that it is read out. */
export function FileRejections({ rejections, limits }: FileRejectionsProps) {
  const t = useWords(fileWords)
  const locale = useUiLocale()
  const { accept = [], maxSize = 0, maxCount = 1, multiple = false } = limits
  const say = ({ file: { name, size }, reason }: FileRejection): string => {
    switch (reason) {
      case 'wrongType':
        return t('wrongType', { name, types: acceptedTypes(accept, t, locale) })
      case 'tooLarge':
        return t('tooLarge', { name, size: fileSize(size, locale), max: fileSize(maxSize, locale) })
      case 'tooMany':
        return t('tooMany', { name, count: multiple ? maxCount : 1 })
      case 'folder':
        return t('folder', { name })
    }
  }
  const more = rejections.length - SHOWN
  return (
    <div role="status" className="emb-file-rejections">
      {rejections.slice(0, SHOWN).map((rejection, index) => (
        <p key={index}>
          <CircleAlert size={12} strokeWidth={1.5} aria-hidden="true" />
          <span>{say(rejection)}</span>
        </p>
      ))}
      {more > 0 && (
        <p>
          <CircleAlert size={12} strokeWidth={1.5} aria-hidden="true" />
          <span>{t('more', { count: more })}</span>
        </p>
      )}
    </div>
  )
}
