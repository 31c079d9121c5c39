import { Copy, Database, Link2, Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../avatar/index.js'
import { Badge } from '../../badge/index.js'
import { Breadcrumbs } from '../../breadcrumbs/index.js'
import { Button, IconButton } from '../../button/index.js'
import { Checkbox } from '../../checkbox/index.js'
import { Chip } from '../../chip/index.js'
import { ComboBox } from '../../combobox/index.js'
import { ConfirmDialog } from '../../confirm-dialog/index.js'
import { ContextMenu } from '../../context-menu/index.js'
import { CopyButton } from '../../copy-button/index.js'
import { DateField } from '../../date-field/index.js'
import { Dialog } from '../../dialog/index.js'
import { FullscreenSwitch } from '../../fullscreen-switch/index.js'
import { Highlight } from '../../highlight/index.js'
import { JsonView } from '../../json-view/index.js'
import { Kbd } from '../../kbd/index.js'
import { KeyValue } from '../../key-value/index.js'
import { LanguageSelector } from '../../language-selector/index.js'
import { Link } from '../../link/index.js'
import { LoadingBar } from '../../loading-bar/index.js'
import { Menu, type MenuItem } from '../../menu/index.js'
import { Message } from '../../message/index.js'
import { Navigation } from '../../navigation/index.js'
import { NumberField } from '../../number-field/index.js'
import { OrganisationSelector } from '../../organisation-selector/index.js'
import { Pagination } from '../../pagination/index.js'
import { Popover } from '../../popover/index.js'
import { Progress } from '../../progress/index.js'
import { RadioGroup } from '../../radio-group/index.js'
import { SchemeSwitch } from '../../scheme/index.js'
import { SearchField } from '../../search-field/index.js'
import { Select } from '../../select/index.js'
import { Skeleton } from '../../skeleton/index.js'
import { Spinner } from '../../spinner/index.js'
import { SplitPane } from '../../split-pane/index.js'
import { StateMessage } from '../../state-message/index.js'
import { StatusCircle, type Status } from '../../status-circle/index.js'
import { Switch } from '../../switch/index.js'
import { Tabs } from '../../tabs/index.js'
import { TextField } from '../../text-field/index.js'
import { ToastCard } from '../../toast/ToastCard.js'
import { Tooltip } from '../../tooltip/index.js'
import { UserMenu } from '../../user-menu/index.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const nothing = () => {}

const statuses: readonly Status[] = [
  'DEVELOPMENT',
  'IMPLEMENTATION',
  'ACTIVE',
  'INACTIVE',
  'PLANNED',
  'PREPARED',
  'FINISHED',
]
const choices = [
  { value: 'odata', label: 'OData V2' },
  { value: 'bapi', label: 'BAPI' },
] as const
const entries: readonly MenuItem[] = [
  { id: 'rename', label: 'Rename', icon: <Pencil {...glyph} />, shortcut: 'F2' },
  { id: 'copy', label: 'Copy', icon: <Copy {...glyph} />, shortcut: 'Ctrl C' },
  { separator: true, id: 'line' },
  { id: 'delete', label: 'Delete', icon: <Trash2 {...glyph} />, danger: true },
]

/** Every part by its name; a new one is one line. */
export const parts: readonly (readonly [name: string, part: ReactNode])[] = [
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
    'CopyButton, Link',
    [
      <CopyButton key="c" text="s4p.example.test" />,
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
  ['RadioGroup', <RadioGroup label="Technology" orientation="horizontal" options={choices} defaultValue="odata" />],
  ['Switch', [<Switch key="a" label="Reminders" defaultValue />, <Switch key="b" label="Digest" />]],
  [
    'StatusCircle',
    statuses.map((status) => (
      <StatusCircle key={status} status={status} showLabel defaultChecked={status !== 'PLANNED'} />
    )),
  ],
  [
    'Badge',
    (['neutral', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  ],
  [
    'Chip',
    [
      <Chip key="b" onRemove={nothing}>
        FBS1
      </Chip>,
      <Chip key="n" variant="neutral" onRemove={nothing}>
        ACDOCA
      </Chip>,
      <Chip key="f" variant="filter" onRemove={nothing} removeLabel="Remove filter">
        Type is <b>Interface</b>
      </Chip>,
    ],
  ],
  ['Avatar', (['m', 's', 'xs'] as const).map((size) => <Avatar key={size} size={size} name="Marta Kowalczyk" />)],
  [
    'Kbd, Highlight',
    [
      <Kbd key="k">Ctrl</Kbd>,
      <Kbd key="l">K</Kbd>,
      <span key="h">
        <Highlight text="Enter accrual document" search="accr" />
      </span>,
    ],
  ],
  [
    'Tabs',
    <Tabs
      aria-label="Parts of the order"
      items={[
        { id: 'a', label: 'Details', content: 'Responsible: accounting clerk' },
        { id: 'b', label: 'Links', count: 6, content: 'Six' },
        { id: 'c', label: 'History', disabled: true, content: '' },
      ]}
    />,
  ],
  [
    'Breadcrumbs',
    <Breadcrumbs
      aria-label="Way to this page"
      items={[{ label: 'Data', href: '/data' }, { label: 'Services', href: '/services' }, { label: 'Sales order' }]}
    />,
  ],
  ['Pagination', <Pagination total={214} defaultValue={2} />],
  [
    'Menu, Popover, Tooltip',
    [
      <Menu key="m" aria-label="Actions" trigger={<Button>Actions</Button>} items={entries} />,
      <Popover key="p" aria-label="Status" trigger={<Button>Status</Button>}>
        <Checkbox>Active</Checkbox>
      </Popover>,
      <Tooltip key="t" text="Select table">
        <Button variant="ghost">Table</Button>
      </Tooltip>,
    ],
  ],
  [
    'ContextMenu',
    <ContextMenu aria-label="Process" items={entries}>
      <Button variant="ghost">Right-click, or Shift F10</Button>
    </ContextMenu>,
  ],
  [
    'Dialog, ConfirmDialog',
    [
      <Dialog key="d" trigger={<Button>Edit</Button>}>
        <Dialog.Header title="Edit interface" />
        <Dialog.Body>Vendor invoice inbound</Dialog.Body>
        <Dialog.Footer>
          <Button slot="close">Close</Button>
        </Dialog.Footer>
      </Dialog>,
      <ConfirmDialog key="c" open={false} onOpenChange={nothing} onConfirm={nothing} />,
    ],
  ],
  [
    'Message',
    (['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Message key={tone} tone={tone}>
        Period 11 closes on 30 November.
      </Message>
    )),
  ],
  [
    'Toast',
    <ToastCard
      toast={{
        id: 't',
        text: '3 rows deleted',
        icon: 'delete',
        timeout: 10_000,
        action: { label: 'Undo', onPress: nothing },
      }}
      paused
      onClose={nothing}
    />,
  ],
  ['Progress, Spinner', [<Progress key="p" label="Importing services" value={42} />, <Spinner key="s" size="m" />]],
  [
    'LoadingBar',
    <div className="gallery-loading">
      <LoadingBar pending progress={60} />
    </div>,
  ],
  ['Skeleton', <Skeleton rows={3} columns={[40, 110, 110]} />],
  [
    'StateMessage, empty',
    <StateMessage
      kind="empty"
      title="No services yet"
      description="Services describe the interfaces between systems."
      actions={
        <Button size="s" variant="primary">
          New service
        </Button>
      }
    />,
  ],
  [
    'StateMessage, error',
    <StateMessage
      kind="error"
      title="Services could not be loaded"
      description="The server did not answer within 30 seconds."
      actions={<Button size="s">Try again</Button>}
    />,
  ],
  [
    'KeyValue',
    <KeyValue
      items={[
        { label: 'Host', value: 's4p.example.test' },
        { label: 'Parameter', value: '' },
      ]}
    />,
  ],
  ['JsonView', <JsonView value={{ entitySet: 'A_SalesOrder', version: 2, draft: false }} />],
  [
    'Navigation',
    <Navigation
      aria-label="Area"
      current="services"
      items={[
        { id: 'tables', title: 'Tables', type: 'basic', icon: <Database {...glyph} />, link: '/tables', count: 1284 },
        { id: 'services', title: 'Services', type: 'basic', icon: <Link2 {...glyph} />, link: '/services', count: 214 },
      ]}
    />,
  ],
  [
    'SplitPane',
    <SplitPane
      style={{ blockSize: '120px' }}
      start={{ label: 'Tree', content: 'Tree', min: 80, max: 200 }}
      defaultValue={{ start: 120, end: 0 }}
    >
      Canvas
    </SplitPane>,
  ],
  [
    'Header tools',
    [
      <OrganisationSelector key="o" organisations={[{ id: 't', title: 'Terranova Group' }]} defaultValue="t" />,
      <SchemeSwitch key="s" value="light" onValueChange={nothing} />,
      <FullscreenSwitch key="f" />,
      <UserMenu key="u" name="Marta Kowalczyk" email="m.kowalczyk@example.test" items={entries} />,
    ],
  ],
  ['LanguageSelector', <LanguageSelector defaultValue="en" />],
]
