import type { Technology } from '@embpm/contract/technology'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { EndCell } from '../../../timeline/EndCell.js'
import { PhaseLegend } from '../../../timeline/PhaseLegend.js'
import { TimeBars } from '../../../timeline/TimeBars.js'
import { TimeHead } from '../../../timeline/TimeHead.js'
import { axisAround } from '../../../timeline/timeAxis.js'
import { usePhases } from '../../../timeline/usePhases.js'
import { useToday } from '../../../timeline/useToday.js'
import { technologyKind } from './technologyKind.js'

/** The list of technologies, with the phases of their lives as bars: what ends soon stands out. */
export function TechnologiesScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const phases = usePhases(today)
  const columns = useMemo((): readonly ListColumn<Technology>[] => {
    const axis = axisAround('year', today)
    return [
      { id: 'code', type: 'technical', width: 110, pinned: true },
      { id: 'name', type: 'name', width: 190, pinned: true },
      { id: 'version', width: 110 },
      {
        id: 'active',
        header: t('technologies.lifecycle'),
        head: () => (
          <>
            <span className="emb-visually-hidden">{t('technologies.lifecycle')}</span>
            <TimeHead axis={axis} today={today} />
          </>
        ),
        width: 340,
        value: (row) => phases(row).sentence,
        cell: (row) => {
          const { bars, sentence } = phases(row)
          return <TimeBars thin axis={axis} bars={bars} today={today} label={sentence} />
        },
      },
      { id: 'endOfLife', width: 170, cell: ({ endOfLife }) => <EndCell day={endOfLife} today={today} /> },
      { id: 'category', width: 150, filterable: true },
      { id: 'vendor', width: 150, filterable: true },
      { id: 'plan', width: 130, hidden: true },
      { id: 'phaseIn', width: 130, hidden: true },
      { id: 'phaseOut', width: 130, hidden: true },
      { id: 'description', width: 360, hidden: true },
      { id: 'changedAt', width: 150, hidden: true },
      { id: 'changedBy', width: 150, hidden: true },
      { id: 'id', type: 'technical', width: 140, hidden: true },
    ]
  }, [t, today, phases])
  return <EntityList kind={technologyKind} columns={columns} foot={<PhaseLegend today={today} />} />
}
