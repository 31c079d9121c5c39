import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveDialog } from './MoveDialog.js'
import { movedTo, type NewTimes } from './movedTo.js'
import { ScopeDialog } from './ScopeDialog.js'
import type { ShownEvent } from './shownEvents.js'
import type { CalendarWords } from './useCalendarWords.js'
import type { EventWriting } from './useEventWriting.js'
import { toasts } from '@embpm/ui/toast'
import type { SeriesScope } from '@embpm/contract/event-schedule'

interface Move {
  event: ShownEvent
  to: NewTimes
  putBack: () => void
}

/** Moves events by mouse or keys; of a series it asks which. What cannot be moved is shown where it was. */
export function useEventMoves({ zone, words, writing }: { zone: string; words: CalendarWords; writing: EventWriting }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<ShownEvent | null>(null)
  const [waiting, setWaiting] = useState<Move | null>(null)

  const write = async ({ event, to, putBack }: Move, scope: SeriesScope) => {
    const { eventId, lockVersion, occurrence, title } = event
    const problem = await writing.change(
      { id: eventId, lockVersion, occurrence, scope },
      movedTo(event, to, zone),
      t('eventCalendar.moved', { title, when: words.when(to) }),
    )
    if (problem === null) return
    putBack()
    toasts.add({ text: problem, icon: 'error' })
  }
  const move = async (event: ShownEvent, to: NewTimes, putBack: () => void = () => {}) => {
    const next = { event, to, putBack }
    if (event.seriesId === null) await write(next, 'all')
    else setWaiting(next)
  }
  const dialogs = (
    <>
      {asked && (
        <MoveDialog
          event={asked}
          words={words}
          onMove={async (to) => {
            await move(asked, to)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {waiting && (
        <ScopeDialog
          title={waiting.event.title}
          of="change"
          onScope={async (scope) => {
            await write(waiting, scope)
            setWaiting(null)
          }}
          onCancel={() => {
            waiting.putBack()
            setWaiting(null)
          }}
        />
      )}
    </>
  )
  return { move, ask: setAsked, dialogs }
}
