import { Copy, Database, Link2, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../avatar/index.js'
import { Badge } from '../../badge/Badge.js'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.js'
import { Button } from '../../button/index.js'
import { Card } from '../../card/Card.js'
import { Checkbox } from '../../checkbox/Checkbox.js'
import { Chip } from '../../chip/Chip.js'
import { ContextMenu } from '../../context-menu/ContextMenu.js'
import { Dialog } from '../../dialog/Dialog.js'
import { FullscreenSwitch } from '../../fullscreen-switch/FullscreenSwitch.js'
import { Highlight } from '../../highlight/Highlight.js'
import { JsonView } from '../../json-view/JsonView.js'
import { Kbd } from '../../kbd/Kbd.js'
import { KeyValue } from '../../key-value/KeyValue.js'
import { LanguageFlag, languageOptions, LanguageSelector } from '../../language-selector/index.js'
import { LoadingBar } from '../../loading-bar/index.js'
import { Menu, type MenuItem } from '../../menu/Menu.js'
import { Message } from '../../message/Message.js'
import { Navigation } from '../../navigation/index.js'
import { OrganisationSelector } from '../../organisation-selector/OrganisationSelector.js'
import { Pagination } from '../../pagination/Pagination.js'
import { Popover } from '../../popover/index.js'
import { Progress } from '../../progress/Progress.js'
import { SchemeSwitch } from '../../scheme/index.js'
import { Skeleton, SkeletonText } from '../../skeleton/Skeleton.js'
import { Spinner } from '../../spinner/Spinner.js'
import { SplitPane } from '../../split-pane/SplitPane.js'
import { StateMessage } from '../../state-message/StateMessage.js'
import { StatusCircle, type Status } from '../../status-circle/StatusCircle.js'
import { TabLinks, Tabs } from '../../tabs/index.js'
import { ToastCard } from '../../toast/ToastCard.js'
import { Tooltip } from '../../tooltip/Tooltip.js'
import { UserMenu } from '../../user-menu/UserMenu.js'
import { controls } from './controls.fixture.js'
import { Deletion } from './Deletion.fixture.js'
import { Palette } from './Palette.fixture.js'

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
const entries: readonly MenuItem[] = [
  { id: 'rename', label: 'Rename', icon: <Pencil {...glyph} />, shortcut: 'F2' },
  { id: 'copy', label: 'Copy', icon: <Copy {...glyph} />, shortcut: 'Ctrl C' },
  { separator: true, id: 'line' },
  { id: 'delete', label: 'Delete', icon: <Trash2 {...glyph} />, danger: true },
]

/** Every part by its name; a new one is one line, here or among the controls. */
export const parts: readonly (readonly [name: string, part: ReactNode])[] = [
  ...controls,
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
    'TabLinks',
    <TabLinks
      aria-label="Parts of the service"
      current="a"
      items={[
        { id: 'a', label: 'Details', href: '/services/1' },
        { id: 'b', label: 'Conflicts', href: '/services/1/conflicts', count: 2, tone: 'danger' },
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
  ['Pagination', <Pagination aria-label="Pages of the services" total={214} defaultValue={2} />],
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
    'Dialog, ConfirmDialog, CommandPalette',
    [
      <Dialog key="d" trigger={<Button>Edit</Button>}>
        <Dialog.Header title="Edit interface" />
        <Dialog.Body>Vendor invoice inbound</Dialog.Body>
        <Dialog.Footer>
          <Button slot="close">Close</Button>
        </Dialog.Footer>
      </Dialog>,
      <Deletion key="c" />,
      <Palette key="p" />,
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
  ['SkeletonText', <SkeletonText />],
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
  [
    'Card',
    <Card
      title="Address"
      headingLevel={4}
      actions={
        <Button size="s" variant="ghost">
          Edit
        </Button>
      }
    >
      Vendor invoice inbound
    </Card>,
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
        {
          id: 'dictionary',
          title: 'Dictionary',
          type: 'group',
          collapsible: true,
          defaultCollapsed: true,
          children: [{ id: 'used', title: 'Where used', type: 'basic', link: '/used' }],
        },
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
  [
    'LanguageSelector, LanguageFlag',
    [
      <LanguageSelector key="f" defaultValue="en" />,
      <LanguageSelector key="m" variant="menu" defaultValue="pl" />,
      ...languageOptions.map(({ code, flag }) => <LanguageFlag key={code} flag={flag} />),
    ],
  ],
]
