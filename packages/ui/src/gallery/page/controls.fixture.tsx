import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton, LinkButton } from '../../button/index.js'
import { Checkbox } from '../../checkbox/Checkbox.js'
import { ComboBox } from '../../combobox/ComboBox.js'
import { CopyButton } from '../../copy-button/index.js'
import { DateField } from '../../date-field/DateField.js'
import { FileField } from '../../file-field/FileField.js'
import { Link } from '../../link/Link.js'
import { NumberField } from '../../number-field/NumberField.js'
import { SegmentedControl } from '../../segmented-control/SegmentedControl.js'
import { RadioGroup } from '../../radio-group/RadioGroup.js'
import { SearchField } from '../../search-field/index.js'
import { Select } from '../../select/Select.js'
import { Switch } from '../../switch/Switch.js'
import { TextField } from '../../text-field/TextField.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const nothing = () => {}
const choices = [
  { value: 'odata', label: 'OData V2' },
  { value: 'bapi', label: 'BAPI' },
] as const

/** What one presses and fills in, by its name. */
export const controls: readonly (readonly [name: string, part: ReactNode])[] = [
  [
    'Button',
    (['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
      <Button key={variant} variant={variant}>
        Save
      </Button>
    )),
  ],
  [
    'Button, small, pending, disabled',
    [
      <Button key="s" size="s">
        Export
      </Button>,
      <Button key="p" variant="primary" pending>
        Saving
      </Button>,
      <Button key="d" disabled>
        Save
      </Button>,
    ],
  ],
  [
    'IconButton',
    [
      <IconButton key="a" label="Add row" icon={<Plus {...glyph} />} />,
      <IconButton key="b" label="Delete" variant="secondary" icon={<Trash2 {...glyph} />} />,
    ],
  ],
  [
    'CopyButton, LinkButton, Link',
    [
      <CopyButton key="c" text="s4p.example.test" />,
      <LinkButton key="b" href="/services/new">
        New service
      </LinkButton>,
      <Link key="l" href="/services">
        Services
      </Link>,
    ],
  ],
  ['TextField', <TextField label="Name" description="As in the source system" defaultValue="Profit centre 1010" />],
  ['TextField, error', <TextField label="Code" required errorMessage="No special characters" defaultValue="4o0000" />],
  [
    'TextField, disabled and read only',
    [
      <TextField key="d" label="Table" disabled defaultValue="ACDOCA v3" />,
      <TextField key="r" label="Source" readOnly defaultValue="ACDOCA v3" />,
    ],
  ],
  ['SearchField', <SearchField label="Search services" value="" shortcut="/" onValueChange={nothing} />],
  [
    'NumberField',
    <NumberField label="Budget" defaultValue={184_000} format={{ style: 'currency', currency: 'EUR' }} />,
  ],
  ['DateField', <DateField label="Go-live" defaultValue="2026-11-30" />],
  ['FileField', <FileField label="Attachments" description="What reviewers need to see" />],
  ['Select', <Select label="Technology" options={choices} defaultValue="odata" />],
  ['ComboBox', <ComboBox label="Transaction" options={choices} defaultValue="bapi" />],
  [
    'Checkbox',
    [
      <Checkbox key="a">Off</Checkbox>,
      <Checkbox key="b" defaultChecked>
        On
      </Checkbox>,
      <Checkbox key="c" indeterminate>
        Some
      </Checkbox>,
      <Checkbox key="d" disabled>
        Not now
      </Checkbox>,
    ],
  ],
  [
    'SegmentedControl',
    <SegmentedControl
      label="How rows are shown"
      segments={[
        { value: 'list', label: 'List' },
        { value: 'board', label: 'Board' },
      ]}
    />,
  ],
  ['RadioGroup', <RadioGroup label="Technology" orientation="horizontal" options={choices} defaultValue="odata" />],
  ['Switch', [<Switch key="a" label="Reminders" defaultValue />, <Switch key="b" label="Digest" />]],
]
