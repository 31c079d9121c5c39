import type { PeriodCheck } from '@embpm/contract/period-closing'
import { LinkButton } from '@embpm/ui/button'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { usePeriodWords } from './usePeriodWords.js'

const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const tones = {
  danger: <CircleAlert {...glyph} />,
  warning: <TriangleAlert {...glyph} />,
  success: <CircleCheck {...glyph} />,
}

/** What stands against closing, each with the way to the list that shows it; and what does not block but is worth knowing. */
export function PeriodBlockers({ check }: { check: PeriodCheck }) {
  const { t } = useTranslation()
  const place = usePlace()
  const { number } = usePeriodWords()
  const { unconfirmed, withoutCostObject, late, periods } = check
  const open = periods.filter(({ state }) => state === 'open').map(({ name }) => name)
  const executions = (search: Record<string, readonly string[]>) =>
    kindHref({ name: 'executions' }, place) + stringifySearch({ period: open, ...search })
  const ids = (orders: typeof late.orders) => orders.map(({ id }) => id)
  const hours = (of: number) => t('periods.hoursOf', { hours: number(of) })
  return (
    <ul className="emb-app-periods-blockers">
      {unconfirmed.count > 0 && (
        <Line
          tone="danger"
          title={t('periods.unconfirmed', { count: unconfirmed.count })}
          detail={hours(unconfirmed.hours)}
          href={executions({ state: ['planned', 'entered'] })}
        />
      )}
      {withoutCostObject.count > 0 && (
        <Line
          tone="danger"
          title={t('periods.withoutCostObject', { count: withoutCostObject.count })}
          detail={t('periods.nowhere', { hours: number(withoutCostObject.hours) })}
          href={kindHref({ name: 'operationOrders' }, place) + stringifySearch({ id: ids(withoutCostObject.orders) })}
        />
      )}
      {late.count > 0 && (
        <Line
          tone="warning"
          title={t('periods.lateWork', { count: late.count })}
          detail={t('periods.blocksNothing')}
          href={executions({ 'order.code': late.orders.map(({ name }) => name) })}
        />
      )}
      {unconfirmed.count === 0 && <Line tone="success" title={t('periods.allConfirmed')} />}
      {withoutCostObject.count === 0 && <Line tone="success" title={t('periods.allPosted')} />}
    </ul>
  )
}

interface LineProps {
  tone: keyof typeof tones
  title: string
  detail?: string
  href?: string
}

function Line({ tone, title, detail, href }: LineProps) {
  const { t } = useTranslation()
  return (
    <li data-tone={tone}>
      {tones[tone]}
      <span>
        <b>{title}</b>
        {detail && <span>{detail}</span>}
      </span>
      {href && (
        <LinkButton size="s" href={href} aria-label={`${t('periods.show')}: ${title}`}>
          {t('periods.show')}
        </LinkButton>
      )}
    </li>
  )
}
