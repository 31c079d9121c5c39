import { ArrowUpRight, ChartColumn, Download, Table2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.js'
import { Card, type CardProps } from '../card/Card.js'
import { Link } from '../link/Link.js'
import { Menu } from '../menu/Menu.js'
import { toasts } from '../toast/index.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import type { ChartFigures, ChartTotal } from './ChartGroup.js'
import { ChartTable } from './ChartTable.js'
import { chartWords } from './chartWords.js'

/** Props of `ChartCard`; further ones go to the card. */
export interface ChartCardProps extends Omit<CardProps, 'title' | 'actions' | 'flush' | 'children'> {
  /** What the chart draws: its table and its files show the same. `label` is the title. */
  figures: ChartFigures
  /** What the groups are, as the head of their column: "Week". */
  groupLabel: string
  /** The head of the column of notes; without it there is none. */
  noteLabel?: string
  /** All groups together, in the last line of the table. */
  total?: ChartTotal
  /** The list that all figures come from. Without it there is no such link. */
  href?: string
  /** Whether the table is shown at first. Default: the chart. */
  defaultShown?: 'chart' | 'table'
  /** The chart. */
  children: ReactNode
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/**
 * A card with a chart. Its head shows the same figures as a table, saves them as CSV or what is seen as a picture, and leads to the list
 * behind them.
 */
export function ChartCard({
  figures,
  groupLabel,
  noteLabel,
  total,
  href,
  defaultShown = 'chart',
  className = '',
  children,
  ...rest
}: ChartCardProps) {
  const t = useWords(chartWords)
  const locale = useUiLocale()
  const [shown, setShown] = useState(defaultShown)
  const body = useRef<HTMLDivElement>(null)
  const { label, series, groups } = figures

  const savePicture = async () => {
    try {
      const { saveChartPicture } = await import('./saveChartPicture.js')
      if (body.current) await saveChartPicture(body.current, label)
    } catch {
      toasts.add({ title: label, text: t('failed'), icon: 'error' })
    }
  }
  const saveFigures = async () => {
    const { saveChartFigures } = await import('./saveChartFigures.js')
    saveChartFigures({ label, series, groups, groupLabel, noteLabel, total, locale })
  }

  return (
    <Card
      {...rest}
      className={`emb-chart-card ${className}`}
      title={label}
      flush
      actions={
        <>
          <IconButton
            size="s"
            label={t(shown === 'chart' ? 'asTable' : 'asChart')}
            icon={shown === 'chart' ? <Table2 {...glyph} /> : <ChartColumn {...glyph} />}
            onPress={() => setShown(shown === 'chart' ? 'table' : 'chart')}
          />
          <Menu
            aria-label={t('save', { chart: label })}
            placement="bottom end"
            items={[
              { id: 'csv', label: t('figures'), onAction: () => void saveFigures() },
              { id: 'png', label: t('picture'), onAction: () => void savePicture() },
            ]}
            trigger={<IconButton size="s" label={t('save', { chart: label })} icon={<Download {...glyph} />} />}
          />
          {href !== undefined && (
            <Link
              href={href}
              className="emb-button"
              data-variant="ghost"
              data-size="s"
              data-has-icon=""
              data-icon-only=""
              aria-label={t('list', { chart: label })}
              title={t('list', { chart: label })}
            >
              <span className="emb-button-icon">
                <ArrowUpRight {...glyph} />
              </span>
            </Link>
          )}
        </>
      }
    >
      <div ref={body} className="emb-chart-card-body" data-shown={shown}>
        {shown === 'chart' ? (
          children
        ) : (
          <ChartTable {...figures} groupLabel={groupLabel} noteLabel={noteLabel} total={total} />
        )}
      </div>
    </Card>
  )
}
