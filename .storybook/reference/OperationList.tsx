import type { ApiOperation } from '@embpm/backend/openapi'

/** Props of `OperationList`. */
export interface OperationListProps {
  operations: readonly ApiOperation[]
  /** Id of the operation that is shown beside the list. */
  current: string
  onChoose: (id: string) => void
}

/** The calls, grouped by what they are about. */
export function OperationList({ operations, current, onChoose }: OperationListProps) {
  const groups = Map.groupBy(operations, ({ tag }) => tag)
  return (
    <nav aria-label="Calls" className="emb-reference-list">
      {[...groups].map(([tag, group]) => (
        <details key={tag} open>
          <summary>
            {tag} <span className="emb-reference-count">{group.length}</span>
          </summary>
          <ul>
            {group.map(({ id, method, path, summary }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === current ? 'true' : undefined}
                  title={summary}
                  onClick={() => onChoose(id)}
                >
                  <span data-method={method}>{method}</span>
                  <span className="emb-reference-path">{path}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
