import { Badge } from '@embpm/ui/badge'
import { KeyValue } from '@embpm/ui/key-value'
import { Field } from './Field'

/** Drawn by the server: parts that need no browser, and between them a picker that does. */
export default function Page() {
  return (
    <main>
      <div id="parts">
        <Badge tone="success">Drawn on the server</Badge>
        <KeyValue items={[{ label: 'Host', value: 's4p.example.test' }]} />
        <Field />
      </div>
    </main>
  )
}
