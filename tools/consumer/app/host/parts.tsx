import { CheckboxInput } from '@embpm/forms/checkbox-input'
import { DateInput } from '@embpm/forms/date-input'
import { Form } from '@embpm/forms/form'
import { SelectInput } from '@embpm/forms/select-input'
import { TextInput } from '@embpm/forms/text-input'
import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { Message } from '@embpm/ui/message'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { pickers } from '../pickers.js'

const options = [
  { value: 'S', label: 'Small' },
  { value: 'L', label: 'Large' },
]

function Parts() {
  const form = useForm({
    defaultValues: { name: '', day: '2026-11-20', size: 'S', safe: true },
    shouldFocusError: false,
  })
  return (
    <>
      {pickers.service?.(() => {})}
      {pickers['gl-account']?.(() => {})}
      {pickers.table?.(() => {})}
      <Form form={form} onSubmit={() => {}}>
        <TextInput name="name" label="Name" description="What people call it" required />
        <DateInput name="day" label="Day" />
        <SelectInput name="size" label="Size" options={options} />
        <CheckboxInput name="safe" label="Safe" />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Form>
      <Message tone="warning">Nothing was saved.</Message>
      {/* A part of a sentence stands where the page puts its text: here nothing but itself. */}
      <div style={{ all: 'initial', display: 'flex' }}>
        <Badge tone="success">Active</Badge>
      </div>
      <KeyValue items={[{ label: 'Host', value: 's4p.example.test' }]} />
    </>
  )
}

/** Shows the parts instead of the page, in a place that no style of it moves, on a ground that no style of it colours. */
export function show() {
  document.querySelector('main')?.remove()
  document.documentElement.style.background = 'white'
  const place = document.body.appendChild(document.createElement('section'))
  place.id = 'parts'
  place.className = 'content'
  place.ariaLabel = 'Parts'
  Object.assign(place.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    inlineSize: '720px',
    margin: '0',
    padding: '20px',
    border: '0',
    boxSizing: 'border-box',
    background: 'white',
  })
  createRoot(place).render(<Parts />)
}
