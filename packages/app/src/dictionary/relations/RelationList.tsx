import { Link } from '@embpm/ui/link'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Neighbourhood, RelatedTable, Relation } from './neighbourhood.js'
import { useRelationWords } from './useRelationWords.js'

/** Props of `RelationList`. */
export interface RelationListProps {
  neighbourhood: Neighbourhood
  /** The table that the page is about. */
  centre: { tableName: string; system: string }
}

/** A table and those around it as a list: what the graph shows, by direction, with all fields. */
export function RelationList({ neighbourhood: { centre: own, tables, relations }, centre }: RelationListProps) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language)
  const groups = [
    { name: 'pointsTo', members: relations.filter(({ from }) => from === own) },
    { name: 'pointedAt', members: relations.filter(({ from, to }) => to === own && from !== own) },
    { name: 'further', members: relations.filter(({ from, to }) => from !== own && to !== own) },
  ] as const
  const byId = new Map(tables.map((table) => [table.id, table]))
  return (
    <div className="emb-app-relations">
      {groups.map(({ name, members }) =>
        members.length === 0 ? null : (
          <section key={name} aria-label={t(`tableRelations.${name}`)}>
            <h3>
              {t(`tableRelations.${name}`)} <span>{numbers.format(members.length)}</span>
            </h3>
            <ul>
              {members.map((relation) => (
                <li key={relation.id}>
                  <RelationLine relation={relation} own={own} tables={byId} centre={centre} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

interface RelationLineProps extends Pick<RelationListProps, 'centre'> {
  relation: Relation
  own: string
  tables: ReadonlyMap<string, RelatedTable>
}

/** One connection: the other table, or both where neither is the page's own, and the fields that point. */
function RelationLine({ relation: { from, to, fields }, own, tables, centre }: RelationLineProps) {
  const words = useRelationWords(centre)
  // A table can point to itself.
  const ends = from === own ? [to] : to === own ? [from] : [...new Set([from, to])]
  return (
    <>
      <span className="emb-app-relation-ends">
        {ends
          .flatMap((id) => tables.get(id) ?? [])
          .map((table, index) => (
            <span key={table.id}>
              {index > 0 && <ArrowRight className="emb-app-relation-arrow" size={12} strokeWidth={1.6} aria-hidden />}{' '}
              <Link href={words.href(table)}>
                <bdi>{table.tableName}</bdi>
              </Link>{' '}
              <small>
                {[words.note(table), ends.length === 1 && table.description].filter(Boolean).join(' · ')}
              </small>{' '}
            </span>
          ))}
      </span>
      <span className="emb-app-relation-by">
        <bdi>{fields.join(', ')}</bdi>
      </span>
    </>
  )
}
