import type { Entity } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../shell/useDates.js'
import { conflictFields, defaultSides, type Conflict, type Side, type Sides } from './conflict.js'
import type { EntityKind } from './EntityKind.js'
import { FieldValue, type ValueViews } from './FieldValue.js'
import { useFieldText } from './useFieldText.js'

/** Props of `ConflictBanner`. */
export interface ConflictBannerProps<E extends Entity> {
  kind: EntityKind<E>
  conflict: Conflict<E>
  pending: boolean
  /** How values are shown that have a way of their own. */
  views?: ValueViews
  /** Called with whose value stands in each field. */
  onResolve: (sides: Sides) => unknown
}

/**
 * Somebody saved the entity while it was being edited: who and when, and each differing field with both values side by
 * side. One may keep all of one's own, take all of theirs, or decide field by field; until then nothing is lost.
 */
export function ConflictBanner<E extends Entity>({
  kind,
  conflict,
  pending,
  views,
  onResolve,
}: ConflictBannerProps<E>) {
  const { t } = useTranslation()
  const dates = useDates()
  const { label } = useFieldText(kind)
  const [sides, setSides] = useState(() => defaultSides(conflict))
  const box = useRef<HTMLDivElement>(null)
  const name = useId()
  const { mine, theirs } = conflict
  const fields = conflictFields(conflict)
  const valueOf = (field: string, side: Side): unknown => Reflect.get(side === 'mine' ? mine : theirs, field)
  const all = (side: Side) => onResolve(Object.fromEntries(fields.map((field) => [field, side])))

  useEffect(() => box.current?.focus(), [])

  return (
    <Message
      ref={box}
      role="region"
      aria-label={t('conflict.label')}
      tabIndex={-1}
      className="emb-app-conflict"
      tone="warning"
      title={t('conflict.title', { user: theirs.changedBy, time: dates.dateTime(theirs.changedAt) })}
    >
      <p>{t('conflict.text')}</p>
      <table className="emb-app-conflict-table">
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{label(field)}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side} data-label={t(`conflict.${side}`)}>
                  <label>
                    <input
                      type="radio"
                      name={`${name}-${field}`}
                      checked={sides[field] === side}
                      onChange={() => setSides({ ...sides, [field]: side })}
                    />
                    <span>
                      <FieldValue fields={kind.fields} name={field} value={valueOf(field, side)} views={views} />
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="emb-app-conflict-actions">
        <Button size="s" pending={pending} onPress={() => onResolve(sides)}>
          {t('conflict.choose')}
        </Button>
        <Button size="s" variant="ghost" disabled={pending} onPress={() => all('mine')}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="s" variant="ghost" disabled={pending} onPress={() => all('theirs')}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </Message>
  )
}
