import { processRaci } from '@embpm/contract/process'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { ReferenceName } from '../../../entity/ReferenceName.js'
import { useChoiceText } from '../../../entity/useFieldText.js'

const assignments = z.array(processRaci)

/** Who has to do with a process, and what; `children` for anything else. */
export function RaciNames({ value, children }: { value: unknown; children: ReactNode }) {
  const choiceText = useChoiceText()
  const { data } = assignments.safeParse(value)
  if (!data) return children
  return (
    <span className="emb-app-value-lines">
      {data.map(({ part, personId }) => (
        <span key={`${part} ${personId}`}>
          {choiceText('raciPart', part)}: <ReferenceName to="people" id={personId} />
        </span>
      ))}
    </span>
  )
}
