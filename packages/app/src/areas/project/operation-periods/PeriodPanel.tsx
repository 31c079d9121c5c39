import { addDays } from '@embpm/calendar'
import { closingDays, type PeriodAction, type PeriodCheck, type PeriodYear } from '@embpm/contract/period-closing'
import { Badge } from '@embpm/ui/badge'
import { Button, IconButton } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Message } from '@embpm/ui/message'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Check, Lock, LockOpen, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { usePart } from '../../../shell/usePart.js'
import { PeriodBlockers } from './PeriodBlockers.js'
import { checkQuery } from './periodQueries.js'
import { usePeriodAction } from './usePeriodAction.js'
import { usePeriodWords } from './usePeriodWords.js'

const lockDialog = lazyPart(async () => (await import('./LockDialog.js')).LockDialog)
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const icons = { close: <Check {...glyph} />, reopen: <LockOpen {...glyph} />, lock: <Lock {...glyph} /> }

/** Props of `PeriodPanel`. */
export interface PeriodPanelProps {
  year: PeriodYear
  /** In the order in which they were chosen. */
  chosen: readonly string[]
  today: string
  onClose: () => void
}

/** What was chosen: how long it runs, what it holds, what blocks its closing, and what can be done with it. */
export function PeriodPanel({ year, chosen, today, onClose }: PeriodPanelProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const mayWrite = useMayWrite({ family: 'consulting' })
  const check = useQuery(checkQuery({ client, organisation }, chosen))
  const { data } = check
  const title = useTitle(year, chosen)
  return (
    <section className="emb-app-periods-panel" aria-label={t('periods.details')}>
      <div className="emb-app-periods-panel-head">
        <h2>{title}</h2>
        <span role="status">
          {data && isOpen(data) && data.refusals.close === 'blocked' && (
            <Badge tone="danger">{t('periods.blockers', { count: blockersIn(data) })}</Badge>
          )}
        </span>
        <IconButton label={t('periods.closeDetails')} icon={<X {...glyph} />} onPress={onClose} />
      </div>
      {check.isError && !data ? (
        <Message
          tone="danger"
          actions={
            <Button size="s" onPress={() => check.refetch()}>
              {t('states.retry')}
            </Button>
          }
        >
          {t('object.asideFailed')}
        </Message>
      ) : !data ? (
        <SkeletonText />
      ) : (
        <>
          <Facts check={data} today={today} />
          {isOpen(data) && (
            <>
              <h3>{t('periods.blocks')}</h3>
              <PeriodBlockers check={data} />
            </>
          )}
          {mayWrite && <Actions check={data} chosen={chosen} />}
        </>
      )}
    </section>
  )
}

const isOpen = ({ periods }: PeriodCheck) => periods.some(({ state }) => state === 'open')
const isClosed = ({ periods }: PeriodCheck) => periods.some(({ state }) => state === 'closed')
const blockersIn = ({ unconfirmed, withoutCostObject }: PeriodCheck) =>
  [unconfirmed, withoutCostObject].filter(({ count }) => count > 0).length

/** One is called by its name, several by their number. */
function useTitle(year: PeriodYear, chosen: readonly string[]): string {
  const { t } = useTranslation()
  const { monthOfYear, week } = usePeriodWords()
  const [id] = chosen
  if (chosen.length !== 1) return t('periods.chosen', { count: chosen.length })
  const month = year.months.find((one) => one.id === id)
  if (month) return monthOfYear(month.start)
  const found = year.months.flatMap(({ weeks }) => weeks).find((one) => one.id === id)
  return found ? `${week(found.number)} ${year.year}` : ''
}

function Facts({ check, today }: { check: PeriodCheck; today: string }) {
  const { t } = useTranslation()
  const { range, day, number } = usePeriodWords()
  const due = addDays(check.end, closingDays)
  return (
    <KeyValue
      items={[
        { label: t('periods.runs'), value: range(check.start, check.end) },
        ...(isOpen(check)
          ? [
              {
                label: t('periods.due'),
                value: (
                  <span className="emb-app-periods-due" data-late={due < today || undefined}>
                    {day(due)}
                  </span>
                ),
              },
            ]
          : []),
        { label: t('operationOrders.title'), value: number(check.orders) },
        { label: t('executions.title'), value: number(check.executions) },
        { label: t('fields.hours'), value: number(check.hours) },
      ]}
    />
  )
}

/** What can be done, each with what it comes to above it; what is refused says why beside it. */
function Actions({ check, chosen }: { check: PeriodCheck; chosen: readonly string[] }) {
  const { t } = useTranslation()
  const { run, pending } = usePeriodAction(check, chosen)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLocking, setLocking] = useState(false)
  const dialog = usePart(lockDialog, isLocking, () => setLocking(false))
  const name = check.periods.find(({ id }) => id === chosen[0])?.name ?? ''
  const act = async (action: PeriodAction) => setProblem((await run(action)) ?? null)
  const offered: readonly PeriodAction[] = [
    ...(isOpen(check) ? (['close'] as const) : []),
    ...(isClosed(check) ? (['reopen', 'lock'] as const) : []),
  ]
  return (
    <div className="emb-app-periods-actions">
      {problem !== null && <Message tone="danger">{problem}</Message>}
      {offered.map((action, place) => {
        const refusal = check.refusals[action]
        return (
          <div key={action} className="emb-app-periods-action">
            <p>
              {t(`periods.comesTo.${action}`)}
              {action === 'reopen' && check.alsoReopened.length > 0 && (
                <> {t('periods.alsoReopened', { months: check.alsoReopened.join(', ') })}</>
              )}
            </p>
            <span>
              <Button
                variant={place === 0 ? 'primary' : 'secondary'}
                icon={icons[action]}
                disabled={refusal !== null}
                pending={pending && !isLocking}
                onPress={() => (action === 'lock' ? setLocking(true) : act(action))}
              >
                {t(`periods.${action}`)}
              </Button>
              {refusal && <span className="emb-app-periods-why">{t(`periods.refusals.${refusal}`)}</span>}
            </span>
          </div>
        )
      })}
      {dialog.Part && isLocking && (
        <dialog.Part
          name={name}
          count={check.periods.filter(({ state }) => state === 'closed').length}
          onLock={(typed) => run('lock', typed)}
          onClose={() => setLocking(false)}
        />
      )}
    </div>
  )
}
