import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import { operationTaskKind as kind } from '../operationTaskKind.js'
import { fateOf, type FileMerge, type MergedTask } from './mergeFile.js'
import type { ReadProject } from './readProjectXml.js'

/** So many tasks, and so many parts that are left out, are listed. */
const most = 300

const tones: Record<ReturnType<typeof fateOf>, BadgeProps['tone']> = {
  new: 'success',
  changed: 'info',
  same: 'neutral',
}

/** What becomes of the tasks of a file, and what of it becomes nothing. */
export function FileMergeList({ merge, read }: { merge: FileMerge; read: ReadProject }) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  const counts = Map.groupBy(merge.tasks, fateOf)
  const countOf = (fate: ReturnType<typeof fateOf>) => {
    const count = counts.get(fate)?.length ?? 0
    return t(`operationTasks.file.counts.${fate}`, { count, number: numbers.format(count) })
  }
  const moving = merge.tasks.filter((one) => fateOf(one) !== 'same')
  return (
    <>
      <p role="status" className="emb-app-project-file-counts">
        {(['new', 'changed', 'same'] as const).map(countOf).join(' ')}
      </p>
      {merge.ring && <Message tone="danger">{t('object.clash.ring', { name: merge.ring.join(' → ') })}</Message>}
      {moving.length > 0 && (
        <ul className="emb-app-project-file-list" aria-label={t('operationTasks.file.tasks')}>
          {moving.slice(0, most).map((one) => (
            <MergedLine key={one.uid} merged={one} />
          ))}
        </ul>
      )}
      {moving.length > most && <p>{t('list.import.left.more', { number: numbers.format(moving.length - most) })}</p>}
      <LeftOfFile read={read} />
    </>
  )
}

function MergedLine({ merged }: { merged: MergedTask }) {
  const { t, i18n } = useTranslation()
  const fate = fateOf(merged)
  const names = Object.keys(merged.fields).flatMap((name) => {
    const label = kind.fields[name]?.label
    return label ? [t(`fields.${label}`)] : []
  })
  return (
    <li>
      <Badge tone={tones[fate]}>{t(`operationTasks.file.fates.${fate}`)}</Badge>
      <span data-level={Math.min(merged.level, 6)}>
        <bdi>{merged.title}</bdi>
        {fate === 'changed' && (
          <small>{new Intl.ListFormat(i18n.language || 'en', { type: 'unit' }).format(names)}</small>
        )}
      </span>
    </li>
  )
}

function LeftOfFile({ read: { left, file } }: { read: ReadProject }) {
  const { t, i18n } = useTranslation()
  const all = [...left, ...(file.calendar ? [{ reason: 'calendar' as const, what: file.calendar.name }] : [])]
  if (all.length === 0) return null
  const number = new Intl.NumberFormat(i18n.language || 'en').format(all.length)
  return (
    <details className="emb-app-project-file-left">
      <summary>{t('operationTasks.file.left', { count: all.length, number })}</summary>
      <dl>
        {[...Map.groupBy(all, ({ reason }) => reason)].map(([reason, parts]) => (
          <div key={reason}>
            <dt>{t(`operationTasks.file.reasons.${reason}`)}</dt>
            {parts.slice(0, most).map(({ what }, place) => (
              <dd key={place}>
                <bdi>{what}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
