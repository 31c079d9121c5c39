import { Button } from '@embpm/ui/button'
import { MessageSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import type english from './text/en.json'
import { openCount } from './openComments.js'
import { useThreads } from './threadQueries.js'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const icon = <MessageSquare size={16} strokeWidth={1.5} aria-hidden />

/** Props of `CommentsButton`. */
export interface CommentsButtonProps {
  process: string
  /** Whether the comments on all steps are shown. */
  shown: boolean
  onShownChange: (shown: boolean) => void
}

/** Shows the comments on all steps of a process, and says how many stand in open threads. Once they are closed, the focus returns here. */
export function CommentsButton({ process, shown, onShownChange }: CommentsButtonProps) {
  const { t, i18n } = useTranslation()
  const { threads } = useThreads({ kind: 'processes', id: process }, true)
  const count = openCount(threads)
  const button = useRef<HTMLButtonElement>(null)
  const wasShown = useRef(shown)
  useEffect(() => {
    if (wasShown.current && !shown && document.activeElement === document.body) button.current?.focus()
    wasShown.current = shown
  }, [shown])
  useOffer('page', [{ id: 'comments', label: t('comments.title'), icon, onAction: () => onShownChange(true) }])
  return (
    <Button
      ref={button}
      className="emb-app-comments-button"
      icon={icon}
      aria-pressed={shown}
      onPress={() => onShownChange(!shown)}
    >
      {t('comments.title')}{' '}
      {count > 0 && (
        <span className="emb-app-comments-count">
          <span aria-hidden="true">{new Intl.NumberFormat(i18n.language).format(count)}</span>
          <span className="emb-visually-hidden">{t('comments.open', { count })}</span>
        </span>
      )}
    </Button>
  )
}
