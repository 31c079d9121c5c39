import { DateField } from '@embpm/ui/date-field'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Interval } from '@embpm/calendar'
import { bound, type ConformanceCase, type ConformanceProps } from '../../../ui/src/testing/ConformanceCase.fixture.js'
import { has, press } from '../../../ui/src/testing/user.fixture.js'
import { ArrayField } from '../array-field/ArrayField.js'
import { CheckboxInput } from '../checkbox-input/CheckboxInput.js'
import { ComboBoxInput } from '../combobox-input/ComboBoxInput.js'
import { DateInput } from '../date-input/DateInput.js'
import { FileInput } from '../file-input/FileInput.js'
import { FormContext } from '../form/FormContext.js'
import { ErrorSummary, Form } from '../form/index.js'
import { IntervalsSelector } from '../intervals-selector/IntervalsSelector.js'
import { JsonInput } from '../json-input/JsonInput.js'
import { LanguageInput } from '../language-input/LanguageInput.js'
import { NumberInput } from '../number-input/NumberInput.js'
import { ObjectField } from '../object-field/ObjectField.js'
import { PeriodSelect } from '../period-select/PeriodSelect.js'
import { PickerField } from '../picker-field/PickerField.js'
import { RadioInput } from '../radio-input/RadioInput.js'
import { RepeatSection } from '../repeat-section/RepeatSection.js'
import { RichText, RichTextInput } from '../rich-text-input/index.js'
import { SelectInput } from '../select-input/SelectInput.js'
import { SwitchInput } from '../switch-input/SwitchInput.js'
import { TextInput } from '../text-input/TextInput.js'

const now = new Date('2026-11-20T09:00:00Z')
const ofForm = { ref: 'is the form’s, which focuses a field in error' }
const failed = { value: { type: 'required', message: 'required' } }

function InForm({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm()}>{children}</FormProvider>
}

function WholeForm(props: ConformanceProps) {
  const form = useForm()
  return (
    <Form {...props} form={form} onSubmit={() => {}}>
      Fields
    </Form>
  )
}

function FailedForm(props: ConformanceProps) {
  return (
    <FormProvider {...useForm({ errors: failed })}>
      <FormContext value={{ failures: 1 }}>
        <ErrorSummary {...props} />
      </FormContext>
    </FormProvider>
  )
}

const january: readonly string[] = ['2026-01']
const both: readonly string[] = ['2026-01', '2026-02']
const first: readonly Interval[] = [{ year: 2026, month: 1 }]
const second: readonly Interval[] = [
  { year: 2026, month: 1 },
  { year: 2026, month: 2 },
]

const containers: readonly ConformanceCase[] = [
  {
    name: 'ArrayField',
    root: '.emb-array-field',
    tag: 'div',
    render: (props) => (
      <InForm>
        <ArrayField {...props} name="tags" label="Tags" newItem={() => ''}>
          {({ name }) => <TextInput name={name} aria-label="Tag" />}
        </ArrayField>
      </InForm>
    ),
  },
  {
    name: 'ObjectField',
    root: '.emb-object-field',
    tag: 'div',
    render: (props) => (
      <InForm>
        <ObjectField {...props} name="address" label="Address">
          <TextInput name="address.city" label="City" />
        </ObjectField>
      </InForm>
    ),
  },
  {
    name: 'RepeatSection',
    root: '.emb-repeat-section',
    tag: 'div',
    render: (props) => (
      <InForm>
        <RepeatSection {...props} name="steps" label="Steps" newRow={() => ({ name: '' })}>
          {({ name }) => <TextInput name={`${name}.name`} label="Name" />}
        </RepeatSection>
      </InForm>
    ),
  },
]

/** Fields bound to a form have their value there; what stands alone keeps one of its own. */
export const forms: readonly ConformanceCase[] = [
  { name: 'Form', root: '.emb-form', tag: 'form', render: (props) => <WholeForm {...props} /> },
  { name: 'ErrorSummary', root: '.emb-error-summary', tag: 'div', render: (props) => <FailedForm {...props} /> },
  {
    name: 'TextInput',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    own: ofForm,
    render: (props) => (
      <InForm>
        <TextInput {...props} name="value" label="Name" />
      </InForm>
    ),
  },
  {
    name: 'JsonInput',
    root: '.emb-json-input',
    control: 'textarea',
    tag: 'textarea',
    own: ofForm,
    render: (props) => (
      <InForm>
        <JsonInput {...props} name="value" label="Metadata" />
      </InForm>
    ),
  },
  {
    name: 'SelectInput',
    root: '.emb-field',
    control: 'select',
    tag: 'select',
    own: ofForm,
    render: (props) => (
      <InForm>
        <SelectInput {...props} name="value" label="Kind" options={[{ value: 'a', label: 'Alpha' }]} />
      </InForm>
    ),
  },
  {
    name: 'NumberInput',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    own: ofForm,
    render: (props) => (
      <InForm>
        <NumberInput {...props} name="value" label="Effort" />
      </InForm>
    ),
  },
  {
    name: 'DateInput',
    root: '.emb-field',
    control: '[role=spinbutton]',
    tag: 'span',
    own: { ...ofForm, id: 'the group of the parts of the date' },
    render: (props) => (
      <InForm>
        <DateInput {...props} name="value" label="Go-live" />
      </InForm>
    ),
  },
  {
    name: 'ComboBoxInput',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    own: ofForm,
    render: (props) => (
      <InForm>
        <ComboBoxInput {...props} name="value" label="Kind" options={[{ value: 'a', label: 'Alpha' }]} />
      </InForm>
    ),
  },
  {
    name: 'CheckboxInput',
    root: '.emb-checkbox-input',
    control: 'input',
    tag: 'input',
    own: ofForm,
    render: (props) => (
      <InForm>
        <CheckboxInput {...props} name="value" label="Agreed" />
      </InForm>
    ),
  },
  {
    name: 'SwitchInput',
    root: '.emb-switch-field',
    control: 'input',
    tag: 'input',
    own: ofForm,
    render: (props) => (
      <InForm>
        <SwitchInput {...props} name="value" label="Reminders" />
      </InForm>
    ),
  },
  {
    name: 'RadioInput',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    own: ofForm,
    render: (props) => (
      <InForm>
        <RadioInput {...props} name="value" label="Kind" options={[{ value: 'a', label: 'Alpha' }]} />
      </InForm>
    ),
  },
  {
    name: 'LanguageInput',
    root: '.emb-language-selector',
    control: 'button',
    tag: 'button',
    own: ofForm,
    render: (props) => (
      <InForm>
        <LanguageInput {...props} name="value" />
      </InForm>
    ),
  },
  {
    name: 'PickerField',
    root: '.emb-field',
    tag: 'div',
    own: { ...ofForm, id: 'the id of the control in the picker' },
    render: (props) => (
      <InForm>
        <PickerField {...props} name="value" label="Day" picker={DateField} />
      </InForm>
    ),
  },
  {
    name: 'PeriodSelect',
    root: '.emb-period-select',
    tag: 'div',
    own: { id: 'the id of the group', ref: 'the stop of the keyboard in the grid' },
    render: (props) => <PeriodSelect {...props} label="Periods" now={now} />,
    values: {
      value: bound<readonly string[] | null>({
        initial: january,
        next: both,
        render: (props) => <PeriodSelect {...props} label="Periods" now={now} />,
        change: () => press('[data-period="2026-02"]'),
        read: () => (has('[data-period="2026-02"][aria-selected=true]') ? both : january),
      }),
    },
  },
  {
    name: 'IntervalsSelector',
    root: '.emb-intervals-selector',
    tag: 'div',
    own: { id: 'the id of the group', ref: 'the stop of the keyboard in the grid' },
    render: (props) => <IntervalsSelector {...props} label="Due" now={now} mode="MONTHLY" />,
    values: {
      value: bound<readonly Interval[] | null>({
        initial: first,
        next: second,
        render: (props) => <IntervalsSelector {...props} label="Due" now={now} mode="MONTHLY" />,
        change: () => press('[data-period="2026-02"]'),
        read: () => (has('[data-period="2026-02"][aria-selected=true]') ? second : first),
      }),
    },
  },
  {
    name: 'FileInput',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    own: ofForm,
    render: (props) => (
      <InForm>
        <FileInput {...props} name="value" label="Document" />
      </InForm>
    ),
  },
  {
    name: 'RichTextInput',
    root: '.emb-rich-text',
    control: '[role=textbox]',
    tag: 'div',
    own: ofForm,
    render: (props) => (
      <InForm>
        <RichTextInput {...props} name="value" label="Description" />
      </InForm>
    ),
  },
  {
    name: 'RichText',
    root: '.emb-rich-text-prose',
    tag: 'div',
    render: (props) => <RichText {...props} html="<p>Text</p>" />,
  },
  ...containers,
]
