import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import type { OrgNode, OrgTotals } from './orgTree.js'

/** What the chart and the list say of units and positions. */
export function useNodeWords() {
  const { t, i18n } = useTranslation()
  const { date } = useDates()
  return useMemo(() => {
    const figures = new Intl.NumberFormat(i18n.language || 'en', { maximumFractionDigits: 1 })
    const shares = new Intl.NumberFormat(i18n.language || 'en', { style: 'percent' })
    // Of a hundred and more, tenths say nothing and take room.
    const number = (value: number) => figures.format(value >= 100 ? Math.round(value) : value)
    const percent = (value: number) => shares.format(value / 100)
    const fte = ({ filled, room }: OrgTotals) => t('orgChart.fte', { filled: number(filled), room: number(room) })
    const vacancy = ({ since, until }: { since: string | null; until: string | null }) =>
      since !== null
        ? t('orgChart.vacantSince', { day: date(since) })
        : until !== null
          ? t('orgChart.vacantUntil', { day: date(until) })
          : t('orgChart.vacant')
    const stack = (all: number, vacant: number) =>
      vacant === 0
        ? t('orgChart.stackFilled', { number: number(all) })
        : t('orgChart.stack', { number: number(all), vacant: number(vacant) })
    /** The figure at the end of a row. */
    const figure = (node: OrgNode): string => {
      if (node.kind === 'unit') return `${number(node.totals.filled)} / ${number(node.totals.room)}`
      if (node.kind === 'stack')
        return `${number(node.positions.length - node.vacant)} / ${number(node.positions.length)}`
      return node.position.occupancy === 'vacant' ? t('orgChart.vacant') : percent(node.position.percent)
    }
    /** What of one is shown by a glyph, a colour or not at all, for screen readers. */
    const more = (node: OrgNode): string => {
      if (node.kind === 'position') {
        const { holders, occupancy } = node.position
        return [...holders.slice(1), ...(occupancy === 'over' ? [t('orgChart.over')] : [])].join(', ')
      }
      const { vacant, over } = node.kind === 'unit' ? node.totals : { vacant: 0, over: node.over }
      return [
        ...(vacant > 0 ? [t('orgChart.vacantCount', { number: number(vacant) })] : []),
        ...(over > 0 ? [t('orgChart.overCount', { number: number(over) })] : []),
      ].join(', ')
    }
    return { number, percent, fte, vacancy, stack, figure, more }
  }, [t, date, i18n.language])
}

/** What the chart and the list say of units and positions. */
export type NodeWords = ReturnType<typeof useNodeWords>
