import type { GridCell, GridOrder, GridPeriod } from '@embpm/contract/execution-grid'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import type { Standing } from './gridModel.js'

/** What is called how in the language in use: periods, cells, numbers, states. */
export function useGridWords() {
  const { t, i18n } = useTranslation()
  const choiceText = useChoiceText()
  const language = i18n.language || 'en'
  return useMemo(() => {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
    const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
    const format = (value: number) => number.format(value)
    const period = ({ code, number: nth, start }: GridPeriod) =>
      code.includes('W') ? t('periods.week', { number: String(nth).padStart(2, '0') }) : month.format(Date.parse(start))
    const standings = new Map<string, string>()
    const standing = (of: Standing, { state }: Pick<GridCell, 'state'>): string => {
      const key = of === 'due' ? of : state
      const known = standings.get(key)
      if (known !== undefined) return known
      const text = of === 'due' ? t('orderExecution.due') : choiceText('executionState', state)
      standings.set(key, text)
      return text
    }
    const shuts = new WeakMap<GridPeriod, string>()
    const shut = (of: GridPeriod): string => {
      const text =
        shuts.get(of) ??
        t(of.state === 'locked' ? 'orderExecution.isLocked' : 'orderExecution.isClosed', { period: period(of) })
      shuts.set(of, text)
      return text
    }
    return {
      language,
      /** What cells say; they are many, and ask for no words themselves. */
      texts: {
        noInterval: t('orderExecution.noInterval'),
        over: t('orderExecution.over'),
        evidence: t('orderExecution.evidence'),
        notStored: t('orderExecution.notStored'),
        conflict: t('orderExecution.conflict'),
      },
      number: format,
      period,
      day: (iso: string) => day.format(Date.parse(iso)),
      days: ({ start, end }: GridPeriod) => day.formatRange(Date.parse(start), Date.parse(end)),
      time: (date: Date) => time.format(date),
      cell: (order: GridOrder, of: GridPeriod) => `${order.orderNo} ${period(of)}`,
      amounts: ({ hours, quantity }: Pick<GridCell, 'hours' | 'quantity'>) =>
        t('orderExecution.amounts', { hours: format(hours), quantity: format(quantity) }),
      standing,
      shut,
    }
  }, [language, t, choiceText])
}

/** What is called how in the grid. */
export type GridWords = ReturnType<typeof useGridWords>
