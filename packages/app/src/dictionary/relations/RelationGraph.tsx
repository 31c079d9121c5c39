import { ArrowRight, Database, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GraphView } from '../../graph/GraphView.js'
import type { Neighbourhood, RelatedTable } from './neighbourhood.js'
import { fieldsText, useRelationWords } from './useRelationWords.js'

/** px of a card: its head, each row of a field, and what is around these. */
const size = { width: 190, head: 32, row: 16, edge: 12 } as const
/** So many fields are shown on a card; the list shows all. */
const mostRows = 8

/** Props of `RelationGraph`. */
export interface RelationGraphProps {
  neighbourhood: Neighbourhood
  /** The table that the page is about. */
  centre: { tableName: string; system: string }
  failedActions: ReactNode
}

/** A table and those around it as a graph: cards with their keys and the fields that point, and ways with the names of these. */
export function RelationGraph({ neighbourhood, centre, failedActions }: RelationGraphProps) {
  const { t } = useTranslation()
  const words = useRelationWords(centre)
  const { tables, relations } = neighbourhood
  return (
    <GraphView
      label={t('tableRelations.of', { name: centre.tableName })}
      failedActions={failedActions}
      edges={relations.map(({ id, from, to, fields }) => ({ id, from, to, label: fieldsText(fields) }))}
      nodes={tables.map((table) => ({
        id: table.id,
        width: size.width,
        height: size.head + size.edge + size.row * rowsOf(table),
        href: words.href(table),
        current: table.id === neighbourhood.centre,
        absent: table.target === null,
        content: <TableCard table={table} note={words.note(table)} />,
      }))}
    />
  )
}

/** How many rows the fields of a card take: those that are left off take one together. */
const rowsOf = ({ fields }: RelatedTable) => Math.min(fields.length, mostRows + 1)

function TableCard({ table: { tableName, description, fields, target }, note }: { table: RelatedTable; note: string }) {
  const { t } = useTranslation()
  const shown = fields.slice(0, mostRows)
  const more = fields.length - shown.length
  return (
    <>
      <span className="emb-app-relation-name">
        <Database size={14} strokeWidth={1.6} aria-hidden />
        <bdi>{tableName}</bdi> {target !== null && note && <small>{note}</small>}
      </span>{' '}
      <span className="emb-app-relation-text">{target === null ? note : description}</span>{' '}
      {shown.map(({ name, isKey, pointsTo }) => (
        <span key={name} className="emb-app-relation-field">
          {isKey ? (
            <KeyRound size={12} strokeWidth={1.6} role="img" aria-label={t('fields.isKey')} />
          ) : (
            <i aria-hidden="true" />
          )}
          <bdi>{name}</bdi>{' '}
          {pointsTo && (
            <small>
              <ArrowRight className="emb-app-relation-arrow" size={10} strokeWidth={1.6} aria-hidden /> {pointsTo}
            </small>
          )}{' '}
        </span>
      ))}
      {more > 0 && <span className="emb-app-relation-field">{t('tableRelations.moreFields', { count: more })}</span>}
    </>
  )
}
