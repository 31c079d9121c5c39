import { Button } from '@embpm/ui/button'
import { Chip } from '@embpm/ui/chip'
import { useWords } from '@embpm/ui/ui-strings'
import { useLayoutEffect, useRef, useState } from 'react'
import { periodWords } from './periodWords.js'

/** One chosen period: what its chip shows and its whole name. */
export interface PeriodChip {
  key: string
  text: string
  name: string
}

/** Props of `PeriodChips`. */
export interface PeriodChipsProps {
  chips: readonly PeriodChip[]
  /** Leave it out where nothing may be removed. */
  onRemove?: (key: string) => void
  /** Called when the last chip was removed, with the focus lost. */
  onEmpty?: () => void
  /** How many are shown before "and 5 more". Default 6. */
  limit?: number
}

/** What is chosen, in order; more than a line or two of it on request. */
export function PeriodChips({ chips, onRemove, onEmpty, limit = 6 }: PeriodChipsProps) {
  const t = useWords(periodWords)
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  // One more chip takes no more room than the words that hide it.
  const hidden = open || chips.length <= limit + 1 ? 0 : chips.length - limit

  useLayoutEffect(() => {
    const at = removed.current
    if (at === null) return
    removed.current = null
    const buttons = list.current?.querySelectorAll<HTMLElement>('.emb-chip-remove') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)]
    if (next) next.focus()
    else onEmpty?.()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the chip is gone only with the next chips
  }, [chips, onEmpty])

  // Still there when the last chip went, to say where the focus goes.
  if (chips.length === 0) return null
  return (
    <ul ref={list} className="emb-period-chips">
      {chips.slice(0, chips.length - hidden).map(({ key, text, name }, at) => (
        <li key={key}>
          <Chip
            removeLabel={t('remove', { name })}
            onRemove={
              onRemove &&
              (() => {
                removed.current = at
                onRemove(key)
              })
            }
          >
            {text}
          </Chip>
        </li>
      ))}
      {(hidden > 0 || (open && chips.length > limit + 1)) && (
        <li>
          <Button
            variant="ghost"
            size="s"
            className="emb-period-more"
            aria-expanded={open}
            onPress={() => setOpen(!open)}
          >
            {open ? t('fewer') : t('more', { count: hidden })}
          </Button>
        </li>
      )}
    </ul>
  )
}
