import { isApiError } from '@embpm/contract'
import type { AuditEntry } from '@embpm/contract/audit-log'
import { Drawer } from '@embpm/ui/drawer'
import { JsonView } from '@embpm/ui/json-view'
import { KeyValue } from '@embpm/ui/key-value'
import { Link } from '@embpm/ui/link'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useReferenceName } from '../../../entity/useReferenceName.js'
import { useVisitor } from '../../../entity/useUser.js'
import { openListOf } from '../../../routes/views.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useDates } from '../../../shell/useDates.js'
import { ChangeLines } from './ChangeLines.js'
import { useAuditWords } from './useAuditWords.js'

/** Props of `EntryPanel`. */
export interface EntryPanelProps {
  /** The entry that the address names; `null` for none. */
  id: string | null
  onClose: () => void
}

/** What an entry of the audit log says: who, when, what, and the difference it made. Nothing of it can be changed. */
export function EntryPanel({ id, onClose }: EntryPanelProps) {
  const { t } = useTranslation()
  const words = useAuditWords()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: [organisation, 'auditLog', 'one', id],
    queryFn: ({ signal }) => client.auditLog.get({ id: id ?? '' }, { signal }),
    enabled: id !== null,
    // An entry stays as it is.
    staleTime: Infinity,
  })
  return (
    <Drawer
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title={
        <span className="emb-app-audit-title">
          <small>
            {data && data.lockVersion > 0
              ? t('auditLog.version', { kind: words.kind(data.kind), version: data.lockVersion })
              : data && words.kind(data.kind)}
          </small>
          {data?.name ?? t('auditLog.entry')}
        </span>
      }
    >
      {data ? (
        <Entry key={data.id} entry={data} />
      ) : error && isApiError(error) && error.status === 404 ? (
        <p className="emb-app-aside-note">{t('auditLog.unknown')}</p>
      ) : error ? (
        <AsideFailed onRetry={refetch} />
      ) : (
        <SkeletonText />
      )}
    </Drawer>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const dates = useDates()
  const words = useAuditWords()
  const [form, setForm] = useState<'changes' | 'json'>('changes')
  const { kind, changes } = entry
  return (
    <div className="emb-app-audit-entry">
      <KeyValue
        items={[
          { label: t('auditLog.by'), value: entry.by },
          { label: t('auditLog.at'), value: dates.dateTime(entry.at) },
          { label: t('auditLog.action'), value: words.action(entry.action) },
          { label: t('auditLog.object'), value: <ObjectLink entry={entry} /> },
        ]}
      />
      <div className="emb-app-audit-form">
        <h3>{t('auditLog.changes', { count: changes.length })}</h3>
        <SegmentedControl
          size="s"
          label={t('auditLog.shownAs')}
          value={form}
          onValueChange={setForm}
          segments={[
            { value: 'changes', label: t('object.changes') },
            { value: 'json', label: 'JSON' },
          ]}
        />
      </div>
      {form === 'json' ? (
        <JsonView value={entry} />
      ) : changes.length > 0 ? (
        <ChangeLines kind={kind} changes={changes} />
      ) : (
        <p className="emb-app-aside-note">
          {t(entry.action === 'changed' ? 'object.nothingRecorded' : 'auditLog.whole')}
        </p>
      )}
      <p className="emb-app-aside-note">{t('auditLog.kept')}</p>
    </div>
  )
}

/** What it was done to, as it is called now: with a link while it exists and has a page that is open to the reader. */
function ObjectLink({ entry: { kind, objectId, name } }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const place = usePlace()
  const visitor = useVisitor()
  const { name: now } = useReferenceName([kind], objectId)
  const list = openListOf(kind, place, visitor)
  const called = now?.name ?? name
  if (now?.deleted) return t('object.gone', { name: called })
  return list === null || !now ? called : <Link href={`${list}/${encodeURIComponent(objectId)}`}>{called}</Link>
}
