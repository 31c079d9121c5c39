import type { CalendarEvent } from '@embpm/contract/calendar-event'
import type { EventFields, SeriesScope } from '@embpm/contract/event-schedule'
import { useAction, useSubmit } from '@embpm/ui/action'
import { Badge } from '@embpm/ui/badge'
import { Button, IconButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Drawer } from '@embpm/ui/drawer'
import { Message } from '@embpm/ui/message'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Repeat, Trash } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { EventForm } from './EventForm.js'
import { changedFields, draftOf, fieldsOfDraft, newDraft, ruleOfDraft } from './eventDraft.js'
import type { NewTimes } from './movedTo.js'
import { ScopeDialog } from './ScopeDialog.js'
import type { CalendarWords } from './useCalendarWords.js'
import type { EventWriting } from './useEventWriting.js'
import type { Schedule } from './useScheduleQuery.js'

/** What is open: an event, as one of its series, or a new one. */
export type OpenEvent =
  | { id: string; occurrence: string | null; times: null }
  | { id: null; occurrence: null; times: NewTimes }

/** Props of `EventDrawer`. */
export interface EventDrawerProps {
  open: OpenEvent
  schedule: Schedule | undefined
  zone: string
  mayWrite: boolean
  words: CalendarWords
  writing: EventWriting
  /** Asks where it is to be moved. */
  onMove: (() => void) | undefined
  onClose: () => void
}

/** An event beside the calendar: read, changed, deleted, or made. */
export function EventDrawer({ open, ...props }: EventDrawerProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const [loads, setLoads] = useState(0)
  const id = open.id ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.one(organisation, 'calendarEvents', id),
    queryFn: ({ signal }) => client.calendarEvents.get({ id }, { signal }),
    enabled: open.id !== null,
    staleTime: 0,
  })
  if (props.schedule && (open.id === null || data))
    return (
      <EventEditor
        key={`${id} ${open.occurrence ?? ''} ${loads}`}
        {...props}
        schedule={props.schedule}
        open={open}
        event={open.id === null ? null : (data ?? null)}
        onReload={() => refetch().then(() => setLoads((last) => last + 1))}
      />
    )
  return (
    <Drawer open title={t('eventCalendar.event')} className="emb-app-calendar-drawer" onOpenChange={props.onClose}>
      {error ? <AsideFailed onRetry={refetch} /> : <SkeletonText />}
    </Drawer>
  )
}

interface EventEditorProps extends Omit<EventDrawerProps, 'schedule'> {
  schedule: Schedule
  /** `null` for a new one; follows what others change. */
  event: CalendarEvent | null
  onReload: () => Promise<void>
}

/** What waits for an answer: what of a series is meant, or whether entries are given up. */
type Question =
  | { of: 'change' | 'remove'; scopes: readonly SeriesScope[]; fields: Partial<EventFields> }
  | 'discard'
  | null

const allScopes: readonly SeriesScope[] = ['this', 'following', 'all']

function EventEditor({
  open,
  event,
  schedule,
  zone,
  mayWrite,
  words,
  writing,
  onMove,
  onClose,
  onReload,
}: EventEditorProps) {
  const { t } = useTranslation()
  const form = useId()
  const { calendars } = schedule
  // As it was when it was opened: what others change meanwhile is a conflict, not a new beginning.
  const [opened] = useState(event)
  const [begin] = useState(() =>
    opened
      ? draftOf(opened, open.occurrence, zone)
      : newDraft(open.times ?? { allDay: true, start: '2026-01-01', end: '2026-01-01' }, calendars[0]?.id ?? '', zone),
  )
  const [draft, setDraft] = useState(begin)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question>(null)
  const kept = opened?.recurrence ?? ''
  const isSeries = opened !== null && (opened.recurrence !== '' || opened.seriesId !== null)
  const isDirty = useMemo(() => JSON.stringify(begin) !== JSON.stringify(draft), [begin, draft])

  const target = (scope: SeriesScope, lockVersion = opened?.lockVersion ?? 0) => ({
    id: opened?.id ?? '',
    lockVersion,
    occurrence: open.occurrence,
    scope,
  })
  const finish = (found: string | null) => {
    setProblem(found)
    setQuestion(null)
    if (found === null) onClose()
  }
  const change = async (fields: Partial<EventFields>, scope: SeriesScope) =>
    finish(
      await writing.change(target(scope), fields, t('eventCalendar.saved', { title: fields.title ?? draft.title })),
    )
  const remove = async (scope: SeriesScope) => finish(await writing.remove(target(scope), draft.title))
  const save = useSubmit(async () => {
    setTried(true)
    const fields = fieldsOfDraft(draft, kept)
    if (!fields) return
    if (!opened) return finish(await writing.create(fields))
    const before = fieldsOfDraft(begin, kept)
    // The rule of a series is written anew only where its form was changed.
    const isRuleSame = JSON.stringify(begin.rule) === JSON.stringify(draft.rule)
    const after = isRuleSame && before ? { ...fields, recurrence: before.recurrence } : fields
    const changed = before ? changedFields(before, after) : after
    if (Object.keys(changed).length === 0) return onClose()
    if (!isSeries) return change(changed, 'all')
    setQuestion({
      of: 'change',
      scopes: changed.recurrence === undefined ? allScopes : ['following', 'all'],
      fields: changed,
    })
  })
  const deletion = useAction(async () => {
    if (isSeries) setQuestion({ of: 'remove', scopes: allScopes, fields: {} })
    else await remove('all')
  })
  const close = () => (isDirty && mayWrite ? setQuestion('discard') : onClose())

  return (
    <>
      <Drawer
        open
        title={opened ? opened.title : t('eventCalendar.new')}
        className="emb-app-calendar-drawer"
        onOpenChange={(isOpen) => !isOpen && close()}
        actions={
          opened && mayWrite ? (
            <>
              {onMove && (
                <IconButton
                  variant="ghost"
                  label={t('eventCalendar.moveTo')}
                  icon={<CalendarClock size={16} strokeWidth={1.5} aria-hidden />}
                  onPress={onMove}
                />
              )}
              <IconButton
                variant="ghost"
                label={t('list.delete')}
                pending={deletion.pending}
                icon={<Trash size={16} strokeWidth={1.5} aria-hidden />}
                onPress={deletion.run}
              />
            </>
          ) : undefined
        }
        footer={
          mayWrite ? (
            <div className="emb-app-calendar-footer">
              <span>{isSeries ? t('eventCalendar.asks') : ''}</span>
              <Button disabled={save.pending} onPress={close}>
                {t('shell.cancel')}
              </Button>
              <Button type="submit" form={form} variant="primary" pending={save.pending}>
                {t(opened ? 'eventCalendar.save' : 'eventCalendar.create')}
              </Button>
            </div>
          ) : undefined
        }
      >
        <form {...save.formProps} id={form} className="emb-app-calendar-form">
          {isSeries && (
            <Badge tone="info">
              <Repeat size={14} strokeWidth={1.5} aria-hidden /> {t('eventCalendar.series')}
            </Badge>
          )}
          {problem !== null && (
            <Message
              tone="danger"
              actions={
                opened ? (
                  <Button size="s" onPress={onReload}>
                    {t('eventCalendar.loadAnew')}
                  </Button>
                ) : undefined
              }
            >
              {problem}
            </Message>
          )}
          <EventForm
            draft={draft}
            rule={ruleOfDraft(draft, kept)}
            calendars={calendars}
            readOnly={!mayWrite}
            tried={tried}
            words={words}
            hasRule={opened === null || opened.seriesId === null}
            onChange={setDraft}
          />
        </form>
      </Drawer>
      {question !== null && question !== 'discard' && (
        <ScopeDialog
          title={draft.title}
          of={question.of}
          scopes={question.scopes}
          onScope={(scope) => (question.of === 'remove' ? remove(scope) : change(question.fields, scope))}
          onCancel={() => setQuestion(null)}
        />
      )}
      <ConfirmDialog
        open={question === 'discard'}
        tone="danger"
        title={t('object.unsaved')}
        message={t('eventCalendar.discardText')}
        confirmLabel={t('object.discard')}
        cancelLabel={t('eventCalendar.goOn')}
        onOpenChange={(isOpen) => !isOpen && setQuestion(null)}
        onConfirm={onClose}
      />
    </>
  )
}
