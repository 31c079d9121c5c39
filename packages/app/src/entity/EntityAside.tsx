import type { Entity } from '@embpm/contract'
import { Card } from '@embpm/ui/card'
import { CopyButton } from '@embpm/ui/copy-button'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { useDates } from '../shell/useDates.js'
import { DocumentsPlace } from './documents/DocumentsPlace.js'
import { EntityHistory } from './EntityHistory.js'
import type { EntityKind } from './EntityKind.js'
import type { ValueViews } from './FieldValue.js'
import { EntityUses } from './EntityUses.js'

/** Props of `EntityAside`. */
export interface EntityAsideProps<E extends Entity> {
  kind: EntityKind<E>
  entity: E
  /** How values are shown that have a way of their own. */
  views?: ValueViews
}

/** What is known of an entity besides its fields: its id, who made and changed it, each change, and where it is used. */
export function EntityAside<E extends Entity>({ kind, entity, views }: EntityAsideProps<E>) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <>
      <Card title={t('object.history')}>
        <KeyValue
          items={[
            {
              label: t('fields.id'),
              value: (
                <span className="emb-app-id">
                  {entity.id} <CopyButton text={entity.id} iconOnly />
                </span>
              ),
            },
            { label: t('object.version'), value: String(entity.lockVersion) },
            { label: t('fields.changedBy'), value: entity.changedBy },
            { label: t('fields.changedAt'), value: dates.dateTime(entity.changedAt) },
            { label: t('fields.createdBy'), value: entity.createdBy },
            { label: t('fields.createdAt'), value: dates.dateTime(entity.createdAt) },
          ]}
        />
        <EntityHistory key={entity.id} kind={kind} entity={entity} views={views} />
      </Card>
      <EntityUses kind={kind} entity={entity} />
      <DocumentsPlace key={entity.id} kind={kind} entity={entity} />
    </>
  )
}
