import { Link } from '@embpm/ui/link'
import { useTranslation } from 'react-i18next'
import type { Trace } from './traceOf.js'
import { useTraceWords } from './useTraceWords.js'

/** Props of `TraceList`. */
export interface TraceListProps {
  trace: Trace
  /** Id of the node that the page is about. */
  current: string
}

/** The way from processes to what serves a requirement, as a list: what the graph shows, in the same order. */
export function TraceList({ trace: { nodes, totals }, current }: TraceListProps) {
  const { t, i18n } = useTranslation()
  const words = useTraceWords()
  const numbers = new Intl.NumberFormat(i18n.language)
  const groups = [...Map.groupBy(nodes, ({ group }) => group)]
  return (
    <div className="emb-app-trace-list">
      {groups.map(([group, members]) => {
        const total = totals.get(group) ?? members.length
        return (
          <section key={group} aria-label={words.title(group)}>
            <h3>
              {words.title(group)} <span>{numbers.format(total)}</span>
            </h3>
            <ul>
              {members.map((node) => (
                <li key={node.id} data-below={node.below === undefined ? undefined : ''}>
                  <Link
                    href={words.href(node)}
                    className="emb-app-trace-link"
                    data-node={node.id}
                    aria-current={node.id === current ? 'page' : undefined}
                  >
                    <span className="emb-app-trace-code">
                      {words.icon(node)}
                      <bdi>{node.code}</bdi>
                    </span>{' '}
                    <span className="emb-app-trace-name">{node.name}</span>{' '}
                    <span className="emb-app-trace-fact">{words.fact(node)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {total > members.length && (
              <p className="emb-app-aside-note">{t('object.usesMore', { count: total - members.length })}</p>
            )}
          </section>
        )
      })}
    </div>
  )
}
