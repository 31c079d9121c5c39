import type { Faq } from '@embpm/contract/sample/helpCenter'
import { ChevronRight } from 'lucide-react'

/** Questions, each of which opens to its answer; the first one is open. */
export function QuestionList({ questions }: { questions: readonly Faq[] }) {
  return (
    <div className="emb-app-help-questions">
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} open={index === 0 || undefined} dir="auto">
          <summary>
            <ChevronRight size={14} strokeWidth={1.5} aria-hidden />
            {question}
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
