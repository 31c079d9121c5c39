import type { TechnologyInstance } from '@embpm/contract/technology-instance'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { EndCell } from '../../../timeline/EndCell.js'
import { useToday } from '../../../timeline/useToday.js'

/** Columns of the list of technology instances; what ends soon stands beside the technology. */
export const technologyInstanceColumns: readonly ListColumn<TechnologyInstance>[] = [
  { id: 'host', type: 'name', width: 280, pinned: true },
  { id: 'technology', width: 240, filterable: true },
  { id: 'technology.endOfLife', width: 170, cell: (row) => <TechnologyEnd instance={row} /> },
  { id: 'environment', width: 120 },
  { id: 'system', width: 110, filterable: true },
  { id: 'port', type: 'technical', width: 130 },
  { id: 'version', width: 160 },
  { id: 'owner', width: 160, filterable: true },
  { id: 'description', width: 320, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

function TechnologyEnd({ instance: { technology } }: { instance: TechnologyInstance }) {
  return <EndCell day={technology?.endOfLife ?? null} today={useToday()} />
}
