import type { CapacityPerson } from '@embpm/contract/capacity'
import { fullWeek, isOver, percentOf } from '@embpm/contract/capacity-weeks'
import { Badge } from '@embpm/ui/badge'
import { Button, IconButton } from '@embpm/ui/button'
import { Popover } from '@embpm/ui/popover'
import { Info, UserSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { assignedIn } from './assignedIn.js'
import { mapSizes } from './mapSizes.js'
import type { CapacityWords } from './useCapacityWords.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `CellDetails`. */
export interface CellDetailsProps {
  person: CapacityPerson
  column: number
  week: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Gives the focus back to the map, whose keys go on. */
  onLeave: () => void
  /** `null` where it cannot be done. */
  onFind: (() => void) | null
  /** Leads to the bar of an assignment. */
  onReduce: ((assignmentId: string) => void) | null
  words: CapacityWords
}

/** What somebody does in a week, beside its cell: each assignment with its share, how much is too much, and what can be done about it. */
export function CellDetails(props: CellDetailsProps) {
  const { person, column, week, open, onOpenChange, onLeave, onFind, onReduce, words } = props
  const { t } = useTranslation()
  const at = { capacity: person.capacity[column] ?? 0, assigned: person.assigned[column] ?? 0 }
  const percent = percentOf(at)
  const held = assignedIn(person, week)
  const [largest] = held.toSorted((a, b) => fullWeek(b, person.weeklyHours) - fullWeek(a, person.weeklyHours))
  const title = `${words.week(week)}, ${percent === null ? words.hours(at.assigned) : words.percent(percent)}`
  return (
    <span
      role="gridcell"
      aria-colindex={column + 2}
      className="emb-app-capacity-details"
      style={{ insetInlineStart: mapSizes.people + column * mapSizes.week }}
    >
      <Popover
        aria-label={`${person.name}, ${title}`}
        placement="bottom start"
        className="emb-app-capacity-popover"
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <IconButton
            size="s"
            tooltip={false}
            excludeFromTabOrder
            label={t('employeeAssignments.detailsOf', { name: person.name, week: words.week(week) })}
            icon={<Info {...glyph} />}
            // The focus that comes back belongs to the map.
            onFocus={onLeave}
          />
        }
      >
        <header>
          <span>
            <small>{person.name}</small>
            <h2>{title}</h2>
          </span>
          {isOver(at) && (
            <Badge tone="danger">
              {t('employeeAssignments.tooMuch', { hours: words.hours(at.assigned - at.capacity) })}
            </Badge>
          )}
        </header>
        {held.length === 0 ? (
          <p>{t('employeeAssignments.nothingInWeek')}</p>
        ) : (
          <ul>
            {held.map((one) => (
              <li key={one.id} data-colour={(person.assignments.indexOf(one) % 5) + 1}>
                <i aria-hidden />
                <span>{words.target(one)}</span>
                <b>{words.amount(one)}</b>
              </li>
            ))}
          </ul>
        )}
        {held.length > 0 && (
          <footer>
            {onFind && (
              <Button size="s" slot="close" icon={<UserSearch {...glyph} />} onPress={onFind}>
                {t('employeeAssignments.findFree')}
              </Button>
            )}
            {onReduce && largest && (
              <Button size="s" slot="close" onPress={() => onReduce(largest.id)}>
                {t('employeeAssignments.reduce')}
              </Button>
            )}
          </footer>
        )}
      </Popover>
    </span>
  )
}
