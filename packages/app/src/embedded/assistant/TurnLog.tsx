import { Button } from '@embpm/ui/button'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `TurnLog`. */
export interface TurnLogProps {
  /** The id of the last question: a new one is scrolled to. */
  lastId?: string
  /** List items. */
  children: ReactNode
}

/** How far from the end, in px, one has gone back to read, so that the end is offered. */
const farAway = 160

/** The questions and answers of a conversation. It follows what is being written, unless one has scrolled back to read. */
export function TurnLog({ lastId, children }: TurnLogProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  // The box is filled from its end, so that it stays there by itself; where its start is 0.
  const toEnd = () => box.current?.scrollTo({ top: 0 })
  useEffect(() => {
    // Text alone could not be scrolled by keys.
    box.current?.setAttribute('tabindex', '0')
  }, [])
  useEffect(() => {
    if (lastId !== undefined) box.current?.scrollTo({ top: 0 })
  }, [lastId])
  return (
    <div className="emb-app-assistant-log">
      <div
        ref={box}
        className="emb-app-assistant-scroll"
        role="region"
        aria-label={t('assistant.conversation')}
        onScroll={({ currentTarget }) => setAway(Math.abs(currentTarget.scrollTop) > farAway)}
      >
        <ol className="emb-app-assistant-turns">{children}</ol>
      </div>
      {away && (
        <Button
          className="emb-app-assistant-latest"
          size="s"
          icon={<ArrowDown size={16} strokeWidth={1.5} aria-hidden="true" />}
          onPress={toEnd}
        >
          {t('assistant.latest')}
        </Button>
      )}
    </div>
  )
}
