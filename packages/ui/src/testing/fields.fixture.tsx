import { Checkbox } from '../checkbox/Checkbox.js'
import { ComboBox } from '../combobox/ComboBox.js'
import { DateField } from '../date-field/DateField.js'
import { Field, FieldBox } from '../field/index.js'
import { FileField } from '../file-field/FileField.js'
import { LanguageSelector } from '../language-selector/index.js'
import { NumberField } from '../number-field/NumberField.js'
import { RadioGroup } from '../radio-group/RadioGroup.js'
import { SegmentedControl } from '../segmented-control/SegmentedControl.js'
import { SearchField } from '../search-field/index.js'
import { Select } from '../select/Select.js'
import { Switch } from '../switch/Switch.js'
import { TextField } from '../text-field/TextField.js'
import { bound, type ConformanceCase } from './ConformanceCase.fixture.js'
import { choose, has, isOn, keys, press, text, typed } from './user.fixture.js'

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]
const comboOptions = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]
const file = new File(['text'], 'Scope.txt')

/** Fields: `id` and `ref` belong to what takes the focus, the rest to the root (`ControlProps`). */
export const fields: readonly ConformanceCase[] = [
  {
    name: 'Checkbox',
    root: '.emb-checkbox',
    control: 'input',
    tag: 'input',
    render: (props) => <Checkbox {...props}>Agreed</Checkbox>,
    values: {
      checked: bound({
        initial: false,
        next: true,
        render: ({ value, defaultValue, onValueChange }) => (
          <Checkbox checked={value} defaultChecked={defaultValue} onCheckedChange={onValueChange}>
            Agreed
          </Checkbox>
        ),
        change: () => press('.emb-checkbox'),
        read: () => isOn('.emb-checkbox input'),
      }),
    },
  },
  {
    name: 'ComboBox',
    root: '.emb-field',
    control: '[role=combobox]',
    tag: 'input',
    render: (props) => <ComboBox {...props} label="Kind" options={comboOptions} />,
    values: {
      value: bound<string | null>({
        initial: 'a',
        next: 'b',
        render: (props) => <ComboBox {...props} label="Kind" options={comboOptions} />,
        change: async () => {
          await keys('[role=combobox]', '{ArrowDown}')
          await press('[role=option]:nth-of-type(2)')
        },
        read: () => (typed('[role=combobox]') === 'Beta' ? 'b' : 'a'),
      }),
    },
  },
  {
    name: 'DateField',
    root: '.emb-field',
    control: '[role=spinbutton]',
    tag: 'span',
    own: { id: 'the group of the parts of the date' },
    render: (props) => <DateField {...props} label="Day" />,
    values: {
      value: bound<string | null>({
        initial: '2026-11-20',
        next: '2026-12-20',
        render: (props) => <DateField {...props} label="Day" />,
        change: () => keys('[data-type=month]', '{ArrowUp}'),
        read: () => `2026-${text('[data-type=month]')}-20`,
      }),
    },
  },
  {
    name: 'Field',
    root: '.emb-field',
    tag: 'div',
    own: { id: 'the id of the control, to which the label points' },
    render: (props) => (
      <Field {...props} id="control" label="Name">
        <input id="control" />
      </Field>
    ),
  },
  {
    name: 'FieldBox',
    root: '.emb-field-box',
    tag: 'div',
    render: (props) => (
      <FieldBox {...props}>
        <input aria-label="Name" className="emb-field-input" />
      </FieldBox>
    ),
  },
  {
    name: 'FileField',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    render: (props) => <FileField {...props} label="Attachments" />,
    values: {
      value: bound<readonly File[] | null>({
        initial: [file],
        next: [],
        render: (props) => <FileField {...props} label="Attachments" />,
        change: () => press('.emb-file-remove'),
        read: () => (has('.emb-file') ? [file] : []),
      }),
    },
  },
  {
    name: 'LanguageSelector',
    root: '.emb-language-selector',
    control: 'button',
    tag: 'button',
    render: (props) => <LanguageSelector {...props} defaultValue="en" />,
    values: {
      value: bound<string | null>({
        initial: 'en',
        next: 'de',
        render: (props) => <LanguageSelector {...props} />,
        change: async () => {
          await keys('.emb-language-selector button', '{Enter}')
          await keys('[role=option]:nth-of-type(2)', '{Enter}')
        },
        read: () => (text('.emb-language-selector-name') === 'Deutsch' ? 'de' : 'en'),
      }),
    },
  },
  {
    name: 'NumberField',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    render: (props) => <NumberField {...props} label="Count" />,
    values: {
      value: bound<number | null>({
        initial: 1,
        next: 2,
        render: (props) => <NumberField {...props} label="Count" />,
        change: () => keys('.emb-field-input', '{ArrowUp}'),
        read: () => Number(typed('.emb-field-input')),
      }),
    },
  },
  {
    name: 'RadioGroup',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    render: (props) => <RadioGroup {...props} label="Kind" options={options} />,
    values: {
      value: bound<string | null>({
        initial: 'a',
        next: 'b',
        render: (props) => <RadioGroup {...props} label="Kind" options={options} />,
        change: () => press('.emb-radio:nth-of-type(2)'),
        read: () => typed('.emb-radio input:checked'),
      }),
    },
  },
  {
    name: 'SegmentedControl',
    root: '.emb-segments',
    tag: 'div',
    render: (props) => <SegmentedControl {...props} label="Kind" segments={options} />,
    values: {
      value: bound<string>({
        initial: 'a',
        next: 'b',
        render: (props) => <SegmentedControl {...props} label="Kind" segments={options} />,
        change: () => press('.emb-segment:nth-of-type(2)'),
        read: () => typed('.emb-segment input:checked') ?? '',
      }),
    },
  },
  {
    name: 'SearchField',
    root: '.emb-search-field',
    control: 'input',
    tag: 'input',
    render: (props) => <SearchField {...props} label="Search" value="" onValueChange={() => {}} />,
    values: {
      value: bound({
        initial: 'a',
        next: 'ab',
        uncontrolled: false,
        render: ({ value = '', onValueChange }) => (
          <SearchField label="Search" value={value} onValueChange={onValueChange} />
        ),
        change: () => keys('.emb-search-field input', '{End}b'),
        read: () => typed('.emb-search-field input'),
      }),
    },
  },
  {
    name: 'Select',
    root: '.emb-field',
    control: 'select',
    tag: 'select',
    render: (props) => <Select {...props} label="Kind" options={options} />,
    values: {
      value: bound<string | null>({
        initial: 'a',
        next: 'b',
        render: (props) => <Select {...props} label="Kind" options={options} />,
        change: () => choose('.emb-field select', 'b'),
        read: () => typed('.emb-field select'),
      }),
    },
  },
  {
    name: 'Switch',
    root: '.emb-switch-field',
    control: 'input',
    tag: 'input',
    render: (props) => <Switch {...props} label="Active" />,
    values: {
      value: bound<boolean | null>({
        initial: false,
        next: true,
        render: (props) => <Switch {...props} label="Active" />,
        change: () => press('.emb-switch'),
        read: () => isOn('.emb-switch input'),
      }),
    },
  },
  {
    name: 'TextField',
    root: '.emb-field',
    control: 'input',
    tag: 'input',
    render: (props) => <TextField {...props} label="Name" />,
    values: {
      value: bound<string | null>({
        initial: 'a',
        next: 'ab',
        render: (props) => <TextField {...props} label="Name" />,
        change: () => keys('.emb-field-input', '{End}b'),
        read: () => typed('.emb-field-input'),
      }),
    },
  },
]
