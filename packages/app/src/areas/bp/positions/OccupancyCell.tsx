import type { Occupancy } from '@embpm/contract/position'
import { Badge } from '@embpm/ui/badge'
import { useTranslation } from 'react-i18next'

const tones = { vacant: 'warning', partly: 'neutral', filled: 'success', over: 'danger' } as const

/** How far a position is filled, in a word and a tone. */
export function OccupancyCell({ occupancy }: { occupancy: Occupancy }) {
  const { t } = useTranslation()
  return <Badge tone={tones[occupancy]}>{t(`choices.occupancy.${occupancy}`)}</Badge>
}
