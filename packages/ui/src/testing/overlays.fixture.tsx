import { Button } from '../button/index.js'
import { CommandPalette } from '../command-palette/CommandPalette.js'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.js'
import { Dialog } from '../dialog/Dialog.js'
import { Drawer } from '../drawer/index.js'
import { bound, type ConformanceCase } from './ConformanceCase.fixture.js'
import { has, keys } from './user.fixture.js'

const trigger = <Button>Open</Button>
const noTitle = { title: 'not a prop: `Dialog.Header` has the title' }

/** A state that is closed by Escape: open at first, or opened by its trigger. */
const opened = { initial: true, next: false } as const

/** What lies over the page; most of it is there only while it is open. */
export const overlays: readonly ConformanceCase[] = [
  {
    name: 'Dialog',
    root: '.emb-dialog',
    tag: 'section',
    own: noTitle,
    render: (props) => (
      <Dialog {...props} defaultOpen aria-label="Order">
        Content
      </Dialog>
    ),
    values: {
      open: bound<boolean>({
        ...opened,
        render: ({ value, defaultValue, onValueChange }) => (
          <Dialog open={value} defaultOpen={defaultValue} onOpenChange={onValueChange} aria-label="Order">
            Content
          </Dialog>
        ),
        change: () => keys('.emb-dialog', '{Escape}'),
        read: () => has('.emb-dialog'),
      }),
    },
  },
  {
    name: 'Dialog.Header',
    root: '.emb-dialog-header',
    tag: 'header',
    own: { title: 'the heading, not a tooltip' },
    render: (props) => (
      <Dialog defaultOpen>
        <Dialog.Header {...props} title="Order" />
      </Dialog>
    ),
  },
  {
    name: 'Dialog.Body',
    root: '.emb-dialog-body',
    tag: 'div',
    render: (props) => (
      <Dialog defaultOpen aria-label="Order">
        <Dialog.Body {...props}>Content</Dialog.Body>
      </Dialog>
    ),
  },
  {
    name: 'Dialog.Footer',
    root: '.emb-dialog-footer',
    tag: 'footer',
    render: (props) => (
      <Dialog defaultOpen aria-label="Order">
        <Dialog.Footer {...props}>{trigger}</Dialog.Footer>
      </Dialog>
    ),
  },
  {
    name: 'ConfirmDialog',
    root: '.emb-dialog',
    tag: 'section',
    own: { title: 'the heading, not a tooltip' },
    render: (props) => <ConfirmDialog {...props} open onOpenChange={() => {}} onConfirm={() => {}} />,
    values: {
      open: bound<boolean>({
        ...opened,
        uncontrolled: false,
        render: ({ value = true, onValueChange }) => (
          <ConfirmDialog open={value} onOpenChange={onValueChange} onConfirm={() => {}} dismissible />
        ),
        change: () => keys('.emb-dialog button', '{Escape}'),
        read: () => has('.emb-dialog'),
      }),
    },
  },
  {
    name: 'CommandPalette',
    root: '.emb-command-palette',
    tag: 'section',
    own: noTitle,
    render: (props) => <CommandPalette {...props} defaultOpen source={() => []} />,
    values: {
      open: bound<boolean>({
        ...opened,
        render: ({ value, defaultValue, onValueChange }) => (
          <CommandPalette open={value} defaultOpen={defaultValue} onOpenChange={onValueChange} source={() => []} />
        ),
        change: () => keys('.emb-command-palette input', '{Escape}'),
        read: () => has('.emb-command-palette'),
      }),
    },
  },
  {
    name: 'Drawer',
    root: '.emb-drawer',
    tag: 'aside',
    own: { title: 'the heading, not a tooltip' },
    render: (props) => (
      <Drawer {...props} defaultOpen title="Messages">
        Content
      </Drawer>
    ),
    values: {
      open: bound<boolean>({
        ...opened,
        render: ({ value, defaultValue, onValueChange }) => (
          <Drawer open={value} defaultOpen={defaultValue} onOpenChange={onValueChange} title="Messages">
            Content
          </Drawer>
        ),
        change: () => keys('.emb-drawer', '{Escape}'),
        read: () => has('.emb-drawer'),
      }),
    },
  },
]
