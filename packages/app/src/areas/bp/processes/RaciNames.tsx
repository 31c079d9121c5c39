import { processRaci } from '@embpm/contract/process'
import * as z from 'zod/mini'
import { ReferenceName } from '../../../entity/ReferenceName.js'
import { StructuredValue } from '../../../entity/FieldValue.js'
import { useChoiceText } from '../../../entity/useFieldText.js'

const assignments = z.array(processRaci)

/** Who has to do with a process, and what; whatever else stands in its place as it is. */
export function RaciNames({ value }: { value: unknown }) {
  const choiceText = useChoiceText()
  const { data } = assignments.safeParse(value)
  if (!data) return <StructuredValue value={value} />
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
