import { Button } from '../button/index.js'
import { ContextMenu } from '../context-menu/ContextMenu.js'
import { Menu } from '../menu/Menu.js'
import { OrganisationSelector } from '../organisation-selector/OrganisationSelector.js'
import { Popover } from '../popover/index.js'
import { ToastRegion } from '../toast/index.js'
import { Tooltip } from '../tooltip/Tooltip.js'
import { UserMenu } from '../user-menu/UserMenu.js'
import { bound, type ConformanceCase } from './ConformanceCase.fixture.js'
import { away, has, keys, press, text } from './user.fixture.js'

const items = [{ id: 'rename', label: 'Rename' }]
const organisations = [
  { id: 'a', title: 'Alpha' },
  { id: 'b', title: 'Beta' },
]
const trigger = <Button>Open</Button>
const notOfPanel = 'not a prop: what it names and describes is the menu or the dialog inside'
const ariaPanel = { id: notOfPanel, title: notOfPanel, 'aria-details': notOfPanel }
const ariaButton = { title: 'not a prop of React Aria’s button: a tooltip is a `Tooltip`' }

/** A state that is closed by Escape: open at first, or opened by its trigger. */
const opened = { initial: true, next: false } as const

/** What opens beside its trigger. */
export const menus: readonly ConformanceCase[] = [
  {
    name: 'Menu',
    root: '.emb-menu',
    tag: 'div',
    own: ariaPanel,
    render: (props) => <Menu {...props} defaultOpen trigger={trigger} aria-label="Actions" items={items} />,
    values: {
      open: bound<boolean>({
        ...opened,
        render: ({ value, defaultValue, onValueChange }) => (
          <Menu
            open={value}
            defaultOpen={defaultValue}
            onOpenChange={onValueChange}
            trigger={trigger}
            aria-label="Actions"
            items={items}
          />
        ),
        change: () => keys('[role=menuitem]', '{Escape}'),
        read: () => has('.emb-menu'),
      }),
    },
  },
  {
    name: 'ContextMenu',
    root: '.emb-context-menu',
    tag: 'div',
    render: (props) => (
      <ContextMenu {...props} aria-label="Actions" items={items}>
        Content
      </ContextMenu>
    ),
  },
  {
    name: 'Popover',
    root: '.emb-popover',
    tag: 'div',
    own: ariaPanel,
    render: (props) => (
      <Popover {...props} defaultOpen trigger={trigger} aria-label="More">
        Content
      </Popover>
    ),
    values: {
      open: bound<boolean>({
        ...opened,
        render: ({ value, defaultValue, onValueChange }) => (
          <Popover
            open={value}
            defaultOpen={defaultValue}
            onOpenChange={onValueChange}
            trigger={trigger}
            aria-label="More"
          >
            Content
          </Popover>
        ),
        change: () => keys('.emb-popover [role=dialog]', '{Escape}'),
        read: () => has('.emb-popover'),
      }),
    },
  },
  {
    name: 'Tooltip',
    root: '.emb-tooltip',
    tag: 'div',
    own: { title: 'not a prop: it is itself what a title would be' },
    render: (props) => (
      <Tooltip {...props} defaultOpen text="More">
        {trigger}
      </Tooltip>
    ),
    values: {
      open: bound<boolean>({
        ...opened,
        render: ({ value, defaultValue, onValueChange }) => (
          <Tooltip open={value} defaultOpen={defaultValue} onOpenChange={onValueChange} text="More">
            {trigger}
          </Tooltip>
        ),
        change: async () => {
          // Where the mouse was left it would open it again.
          await away()
          await keys('.emb-button', '{Escape}')
        },
        read: () => has('.emb-tooltip'),
      }),
    },
  },
  { name: 'ToastRegion', root: '.emb-toast-region', tag: 'section', render: (props) => <ToastRegion {...props} /> },
  {
    name: 'OrganisationSelector',
    root: '.emb-organisation-selector',
    tag: 'button',
    own: ariaButton,
    render: (props) => <OrganisationSelector {...props} organisations={organisations} />,
    values: {
      value: bound<string | null>({
        initial: 'a',
        next: 'b',
        render: (props) => <OrganisationSelector {...props} defaultOpen organisations={organisations} />,
        change: () => press('[role=option]:nth-of-type(2)'),
        read: () => (text('.emb-organisation-selector-title') === 'Beta' ? 'b' : 'a'),
      }),
      open: bound<boolean>({
        ...opened,
        render: ({ value, defaultValue, onValueChange }) => (
          <OrganisationSelector
            open={value}
            defaultOpen={defaultValue}
            onOpenChange={onValueChange}
            organisations={organisations}
          />
        ),
        change: () => keys('.emb-organisation-selector-panel input', '{Escape}'),
        read: () => has('.emb-organisation-selector-panel'),
      }),
    },
  },
  {
    name: 'UserMenu',
    root: '.emb-user-menu',
    tag: 'button',
    own: ariaButton,
    render: (props) => <UserMenu {...props} name="Ada Byron" items={items} />,
    values: {
      open: bound<boolean>({
        ...opened,
        render: ({ value, defaultValue, onValueChange }) => (
          <UserMenu open={value} defaultOpen={defaultValue} onOpenChange={onValueChange} name="Ada" items={items} />
        ),
        change: () => keys('[role=menuitem]', '{Escape}'),
        read: () => has('[role=menu]'),
      }),
    },
  },
]
