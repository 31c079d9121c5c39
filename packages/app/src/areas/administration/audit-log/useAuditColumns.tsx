import type { AuditAction, AuditEntry } from '@embpm/contract/audit-log'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import {
  KeyRound,
  Lock,
  LockOpen,
  LogIn,
  MailPlus,
  Pencil,
  Plus,
  ShieldX,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { useDates } from '../../../shell/useDates.js'
import { useAuditWords } from './useAuditWords.js'

const helper = columnHelper<AuditEntry>()

/** The columns of the audit log: when, who, what was done, to what, and what of it. */
export function useAuditColumns(): readonly DataColumnDef<AuditEntry>[] {
  const { t } = useTranslation()
  const words = useAuditWords()
  const dates = useDates()
  return useMemo(
    (): readonly DataColumnDef<AuditEntry>[] =>
      helper.columns([
        helper.accessor('at', {
          header: t('auditLog.at'),
          size: 200,
          cell: ({ row: { original } }) => dates.dateTime(original.at),
          meta: { filter: 'date' },
        }),
        helper.accessor('by', { header: t('auditLog.by'), size: 150, meta: { filter: 'text' } }),
        helper.accessor('action', {
          header: t('auditLog.action'),
          size: 140,
          cell: ({ row: { original } }) => <ActionCell action={original.action} />,
          meta: { filter: 'choice', valueText: words.action },
        }),
        helper.accessor('kind', {
          header: t('auditLog.kind'),
          size: 150,
          meta: { filter: 'choice', valueText: words.kind },
        }),
        helper.accessor('name', { header: t('auditLog.object'), size: 240, meta: { type: 'name', filter: 'text' } }),
        helper.accessor((entry) => words.what(entry), {
          id: 'what',
          header: t('auditLog.what'),
          size: 200,
          enableSorting: false,
          enableColumnFilter: false,
        }),
        helper.accessor('objectId', {
          header: t('fields.id'),
          size: 120,
          meta: { type: 'technical', filter: 'text', hidden: true },
        }),
      ]),
    [t, words, dates],
  )
}

const glyphs: Readonly<Record<AuditAction, LucideIcon>> = {
  created: Plus,
  changed: Pencil,
  deleted: Trash2,
  restored: Undo2,
  invited: MailPlus,
  locked: Lock,
  unlocked: LockOpen,
  rights: KeyRound,
  signedIn: LogIn,
  refused: ShieldX,
}

/** What was done, with its glyph. */
function ActionCell({ action }: { action: AuditAction }) {
  const choiceText = useChoiceText()
  const Glyph = glyphs[action]
  return (
    <span className="emb-app-audit-action" data-action={action}>
      <Glyph size={16} strokeWidth={1.5} aria-hidden />
      {choiceText('auditAction', action)}
    </span>
  )
}
