import { CalendarDays } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { ComboBox } from '../combobox/ComboBox.js'
import { DateField } from '../date-field/DateField.js'
import { NumberField } from '../number-field/NumberField.js'
import { RadioGroup } from '../radio-group/RadioGroup.js'
import { Select } from '../select/Select.js'
import { TextField } from '../text-field/TextField.js'
import { Field, type FieldProps, fieldHelpId } from './Field.js'
import { FieldBox } from './FieldBox.js'

const Period = ({ id, ...rest }: FieldProps) => (
  <Field {...rest} id={id}>
    <FieldBox flushEnd>
      <input className="emb-field-input" id={id} defaultValue="2026 W47" aria-describedby={fieldHelpId(id)} />
      <button type="button" className="emb-field-end" aria-label="Open calendar">
        <CalendarDays size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </FieldBox>
  </Field>
)

const meta = preview.meta({
  component: Field,
  args: { id: 'period', label: 'Period', style: { maxInlineSize: 320 }, children: null },
  render: (args) => <Period {...args} />,
})

export const Default = meta.story({ args: { description: 'The week of its Thursday' } })
export const States = meta.story(
  states(Period, {
    Required: { id: 'required', required: true },
    'With error': { id: 'error', errorMessage: 'This period is closed' },
    'Long text': {
      id: 'long',
      label: 'A label that is far longer than its field and has to wrap to a second line',
      errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
    },
  }),
)
/** The form grid: two columns, 16 apart and 14 down; heights and messages are in line whatever the control is. */
export const FormGrid = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '14px 16px', maxInlineSize: 720 }}>
      <TextField label="Title" required defaultValue="Record to report rollout" />
      <Select label="Technology" defaultValue="odata" options={[{ value: 'odata', label: 'OData' }]} />
      <NumberField label="Effort" defaultValue={18} description="Working days" />
      <DateField label="Go-live" defaultValue="2026-11-30" description="The first day in production" />
      <ComboBox label="Transaction" required errorMessage="This field is required" options={[]} />
      <RadioGroup
        label="Interval"
        orientation="horizontal"
        defaultValue="weekly"
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'weekly', label: 'Weekly' },
        ]}
        description="Chosen periods are kept"
      />
      <NumberField label="Budget" readOnly defaultValue={184_000} format={{ style: 'currency', currency: 'EUR' }} />
      <DateField label="Approved" readOnly defaultValue="2026-11-02" />
      <Select label="Landscape" disabled defaultValue="s4" options={[{ value: 's4', label: 'S/4HANA' }]} />
      <DateField label="Closed" disabled defaultValue="2026-11-30" />
    </div>
  ),
})

Default.test('joins label and help to the control', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Period' })
  await expect(input).toHaveAccessibleDescription('The week of its Thursday')
})

FormGrid.test('all controls of the grid are equally high', async ({ canvasElement }) => {
  const heights = [...canvasElement.querySelectorAll('.emb-field-box, .emb-radio-group')].map(
    (box) => box.getBoundingClientRect().height,
  )
  await expect(new Set(heights)).toEqual(new Set([36]))
})
