import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkKind, NamedEntity } from './BulkKind.js'
import { BulkFields } from './BulkFields.js'
import { bulkChanges } from './bulkChanges.js'
import { ChangeTable } from './ChangeTable.js'
import type { FieldDraft } from './FieldDraft.js'
import { fieldProblem } from './fieldProblem.js'
import { RefusedList } from './RefusedList.js'
import { useBulkWrite } from './useBulkWrite.js'
import { refusedChanges } from './writeChanges.js'

/** Props of `BulkEdit`. */
export interface BulkEditProps {
  kind: BulkKind
  rows: readonly NamedEntity[]
  onBusyChange: (busy: boolean) => void
  onClose: () => void
  /** Called after something was changed. */
  onDone: () => void
}

/** Inside of the bulk edit: the fields with their new values, what they change, and what could not be changed. */
export function BulkEdit({ kind, rows, onBusyChange, onClose, onDone }: BulkEditProps) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, FieldDraft>>(new Map())
  const { status, run, write, leave } = useBulkWrite({ kind, onBusyChange, onDone, onClose })

  const values = Object.fromEntries(
    [...drafts].flatMap(([name, { set, value }]) => (set ? [[name, value] as const] : [])),
  )
  const names = [...drafts.keys()]
  const changes = bulkChanges(rows, values)
  const changing = changes.filter(({ fields }) => Object.keys(fields).length > 0)
  const problems = new Map(
    names.flatMap((name) =>
      fieldProblem(kind.form, name, values) ? [[name, t('list.bulk.notAllowed')] as const] : [],
    ),
  )
  const ready = problems.size === 0 && changing.length > 0 && [...drafts.values()].every(({ set }) => set)
  const refused = refusedChanges(run)

  if (status === 'refused') {
    return (
      <>
        <Dialog.Body className="emb-app-bulk-body">
          <RefusedList changed={run.results.length - refused.length} refused={refused} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="primary" onPress={onClose}>
            {t('list.import.close')}
          </Button>
        </Dialog.Footer>
      </>
    )
  }
  const busy = status === 'writing'
  return (
    <>
      <Dialog.Body className="emb-app-bulk-body">
        {status === 'failed' && (
          <Message tone="danger" title={t('list.bulk.failedTitle')}>
            {t('list.bulk.failedText', {
              done: numbers.format(run.results.length),
              total: numbers.format(run.items.length),
            })}
          </Message>
        )}
        <BulkFields
          fields={kind.fields}
          drafts={drafts}
          problems={problems}
          disabled={busy || status === 'failed'}
          onDraftsChange={setDrafts}
        />
        {names.length > 0 && <ChangeTable changes={changes} names={names} values={values} fields={kind.fields} />}
      </Dialog.Body>
      <Dialog.Footer
        start={
          <span role="status">
            {names.length > 0 &&
              t('list.bulk.count', {
                count: changing.length,
                number: numbers.format(changing.length),
                of: numbers.format(rows.length),
              })}
          </span>
        }
      >
        <Button disabled={busy} onPress={leave}>
          {t('shell.cancel')}
        </Button>
        <Button
          variant="primary"
          pending={busy}
          disabled={!ready}
          onPress={() => write(status === 'failed' ? null : changing)}
        >
          {status === 'failed'
            ? t('states.retry')
            : t('list.bulk.apply', { count: changing.length, number: numbers.format(changing.length) })}
        </Button>
      </Dialog.Footer>
    </>
  )
}
