import { useForm } from 'react-hook-form'
import { ArrayField } from '../array-field/ArrayField.js'
import { CheckboxInput } from '../checkbox-input/CheckboxInput.js'
import { ComboBoxInput } from '../combobox-input/ComboBoxInput.js'
import { DateInput } from '../date-input/DateInput.js'
import { FileInput } from '../file-input/FileInput.js'
import { Form } from '../form/Form.js'
import { JsonInput } from '../json-input/JsonInput.js'
import { LanguageInput } from '../language-input/LanguageInput.js'
import { NumberInput } from '../number-input/NumberInput.js'
import { RadioInput } from '../radio-input/RadioInput.js'
import { RichTextInput } from '../rich-text-input/RichTextInput.js'
import { SelectInput } from '../select-input/SelectInput.js'
import { SwitchInput } from '../switch-input/SwitchInput.js'
import { TextInput } from '../text-input/TextInput.js'

const modes = [
  { value: 'MONTHLY', label: 'Monthly' },
  { value: 'WEEKLY', label: 'Weekly' },
]
const transactions = [{ value: 'FB50', label: 'Enter journal entry', detail: 'FB50' }]

/** A form with each of the inputs. */
export function EveryInput({ disabled }: { disabled?: boolean }) {
  const form = useForm({
    defaultValues: {
      name: 'Sales order',
      effort: 18,
      type: 'OData',
      transaction: 'FB50',
      day: '2026-11-30',
      language: 'de',
      interval: 'WEEKLY',
      agreed: true,
      reminders: true,
      document: [new File([new Uint8Array(184_320)], 'Business blueprint.pdf')],
      metadata: { version: '1.0.0' },
      description: '<p>Posts accruals at the end of a period.</p>',
      approvers: ['Ana Silva'],
    },
    disabled,
  })
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Service">
      <div className="states">
        <TextInput name="name" label="Name" />
        <NumberInput name="effort" label="Effort" />
        <SelectInput name="type" label="Type" options={[{ value: 'OData', label: 'OData' }]} />
        <ComboBoxInput name="transaction" label="Transaction" options={transactions} />
        <DateInput name="day" label="Go-live" />
        <LanguageInput name="language" />
        <RadioInput name="interval" label="Interval" options={modes} />
        <CheckboxInput name="agreed" label="Agreed" />
        <SwitchInput name="reminders" label="Reminders" />
        <FileInput name="document" label="Document" />
        <JsonInput name="metadata" label="Metadata" rows={4} />
        <RichTextInput name="description" label="Description" size="s" />
        <ArrayField name="approvers" label="Approvers" newItem={() => ''}>
          {({ name }) => <TextInput name={name} aria-label="Approver" />}
        </ArrayField>
      </div>
    </Form>
  )
}
