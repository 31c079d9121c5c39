import { Badge } from '@embpm/ui/badge'
import { JsonView } from '@embpm/ui/json-view'
import type { Answer } from './send.js'

/** Status, time, problems and JSON of an answer. */
export function AnswerView({ answer }: { answer: Answer }) {
  const { request, status, milliseconds, body, problems } = answer
  const isGood = status >= 200 && status < 300
  return (
    <div className="emb-reference-answer">
      <p role="status" className="emb-reference-status">
        <Badge tone={isGood ? 'success' : 'danger'}>{status === 0 ? 'No answer' : status}</Badge>
        <span>{milliseconds} ms</span>
        <code>{request}</code>
      </p>
      {problems.length > 0 && (
        <section aria-label="Problems">
          <ul className="emb-reference-problems">
            {problems.map(({ path, message }, index) => (
              <li key={index}>
                {path !== '' && <code>{path}</code>} {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <JsonView value={body} aria-label="Body of the answer" role="region" />
    </div>
  )
}
