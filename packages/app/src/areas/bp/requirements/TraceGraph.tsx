import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GraphView } from '../../../graph/GraphView.js'
import type { Trace } from './traceOf.js'
import { useTraceWords } from './useTraceWords.js'

/** px of a node. */
const size = { width: 168, height: 54 }

/** Props of `TraceGraph`. */
export interface TraceGraphProps {
  trace: Trace
  /** Id of the node that the page is about. */
  current: string
  /** What people call the requirement. */
  name: string
  failedActions: ReactNode
}

/** The way from processes to what serves a requirement, as a graph. */
export function TraceGraph({ trace: { nodes, edges }, current, name, failedActions }: TraceGraphProps) {
  const { t } = useTranslation()
  const words = useTraceWords()
  const groups = [...new Set(nodes.map(({ group }) => group))]
  return (
    <GraphView
      label={t('requirements.traceOf', { name })}
      columns={groups.map(words.title)}
      edges={edges}
      failedActions={failedActions}
      nodes={nodes.map((node) => ({
        ...size,
        id: node.id,
        column: groups.indexOf(node.group),
        href: words.href(node),
        current: node.id === current,
        content: (
          <>
            <span className="emb-app-trace-code">
              {words.icon(node)}
              <bdi>{node.code}</bdi>
              {words.lock(node)}
            </span>{' '}
            <span className="emb-app-trace-name">{node.name}</span>{' '}
            <span className="emb-app-trace-fact">{words.fact(node)}</span>
          </>
        ),
      }))}
    />
  )
}
