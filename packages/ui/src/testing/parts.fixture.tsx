import { Plus } from 'lucide-react'
import { Avatar } from '../avatar/index.js'
import { Badge } from '../badge/Badge.js'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.js'
import { Button, IconButton, LinkButton } from '../button/index.js'
import { Card } from '../card/Card.js'
import { Chip } from '../chip/Chip.js'
import { CopyButton } from '../copy-button/index.js'
import { FullscreenSwitch } from '../fullscreen-switch/FullscreenSwitch.js'
import { JsonView } from '../json-view/JsonView.js'
import { Kbd } from '../kbd/Kbd.js'
import { KeyValue } from '../key-value/KeyValue.js'
import { LanguageFlag } from '../language-selector/index.js'
import { Link } from '../link/Link.js'
import { LoadingBar } from '../loading-bar/index.js'
import { Message } from '../message/Message.js'
import { Progress } from '../progress/Progress.js'
import { SchemeSwitch, type Scheme } from '../scheme/index.js'
import { Skeleton, SkeletonText } from '../skeleton/Skeleton.js'
import { Spinner } from '../spinner/Spinner.js'
import { StateMessage } from '../state-message/StateMessage.js'
import { StatusCircle } from '../status-circle/StatusCircle.js'
import { bound, type ConformanceCase } from './ConformanceCase.fixture.js'
import { has, press } from './user.fixture.js'

const plus = <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
const ownTitle = { title: 'the heading, not a tooltip' }
const ariaButton = { title: 'not a prop of React Aria’s button: a tooltip is a `Tooltip`' }

/** What is asked to fill the screen and does not. */
const still = () => Object.assign(document.createElement('div'), { requestFullscreen: () => Promise.resolve() })

/** Parts that show something or are pressed. */
export const parts: readonly ConformanceCase[] = [
  { name: 'Avatar', root: '.emb-avatar', tag: 'span', render: (props) => <Avatar {...props} name="Ada Byron" /> },
  { name: 'Badge', root: '.emb-badge', tag: 'span', render: (props) => <Badge {...props}>Draft</Badge> },
  {
    name: 'Breadcrumbs',
    root: '.emb-breadcrumbs',
    tag: 'nav',
    render: (props) => <Breadcrumbs {...props} items={[{ label: 'Area', href: '#area' }, { label: 'Page' }]} />,
  },
  {
    name: 'Button',
    root: '.emb-button',
    tag: 'button',
    own: ariaButton,
    render: (props) => <Button {...props}>Save</Button>,
  },
  {
    name: 'IconButton',
    root: '.emb-button',
    tag: 'button',
    own: ariaButton,
    render: (props) => <IconButton {...props} label="Add" icon={plus} />,
  },
  {
    name: 'LinkButton',
    root: '.emb-button',
    tag: 'a',
    render: (props) => (
      <LinkButton {...props} href="#there" newTab>
        Open
      </LinkButton>
    ),
  },
  {
    name: 'Card',
    root: '.emb-card',
    tag: 'section',
    own: ownTitle,
    render: (props) => (
      <Card {...props} title="Order">
        Content
      </Card>
    ),
  },
  {
    name: 'Chip',
    root: '.emb-chip',
    tag: 'span',
    render: (props) => (
      <Chip {...props} onRemove={() => {}}>
        Chosen
      </Chip>
    ),
  },
  {
    name: 'CopyButton',
    root: '.emb-copy-button',
    tag: 'button',
    render: (props) => <CopyButton {...props} text="1" />,
  },
  {
    name: 'FullscreenSwitch',
    root: '.emb-button',
    tag: 'button',
    own: ariaButton,
    render: (props) => <FullscreenSwitch {...props} target={still} />,
  },
  { name: 'JsonView', root: '.emb-json-view', tag: 'pre', render: (props) => <JsonView {...props} value={[1]} /> },
  { name: 'Kbd', root: '.emb-kbd', tag: 'kbd', render: (props) => <Kbd {...props}>Esc</Kbd> },
  {
    name: 'KeyValue',
    root: '.emb-key-value',
    tag: 'dl',
    render: (props) => <KeyValue {...props} items={[{ label: 'Host', value: 'a.example' }]} />,
  },
  {
    name: 'LanguageFlag',
    root: '.emb-language-flag',
    tag: 'span',
    render: (props) => <LanguageFlag {...props} flag="🇩🇪" />,
  },
  {
    name: 'Link',
    root: 'a[href]',
    tag: 'a',
    own: { className: 'takes the place of the looks of a text link' },
    render: (props) => (
      <Link {...props} href="#there">
        There
      </Link>
    ),
  },
  {
    name: 'LoadingBar',
    root: '.emb-loading-bar',
    tag: 'div',
    render: (props) => <LoadingBar {...props} pending progress={40} />,
  },
  {
    name: 'Message',
    root: '.emb-message',
    tag: 'div',
    own: ownTitle,
    render: (props) => (
      <Message {...props} title="Saved">
        All of it
      </Message>
    ),
  },
  {
    name: 'Progress',
    root: '.emb-progress',
    tag: 'div',
    render: (props) => <Progress {...props} value={3} label="Import" />,
  },
  {
    name: 'SchemeSwitch',
    root: '.emb-button',
    tag: 'button',
    own: ariaButton,
    render: (props) => <SchemeSwitch {...props} value="light" onValueChange={() => {}} />,
    values: {
      value: bound<Scheme>({
        initial: 'light',
        next: 'dark',
        uncontrolled: false,
        render: ({ value = 'light', onValueChange }) => <SchemeSwitch value={value} onValueChange={onValueChange} />,
        change: () => press('.emb-button'),
        read: () => (has('[aria-label="Colour scheme: dark"]') ? 'dark' : 'light'),
      }),
    },
  },
  {
    name: 'Skeleton',
    root: '.emb-skeleton',
    tag: 'div',
    render: (props) => <Skeleton {...props} columns={[90, 120]} />,
  },
  { name: 'SkeletonText', root: '.emb-skeleton-text', tag: 'div', render: (props) => <SkeletonText {...props} /> },
  { name: 'Spinner', root: '.emb-spinner', tag: 'span', render: (props) => <Spinner {...props} /> },
  {
    name: 'StateMessage',
    root: '.emb-state-message',
    tag: 'div',
    own: ownTitle,
    render: (props) => <StateMessage {...props} kind="empty" title="No rows yet" />,
  },
  {
    name: 'StatusCircle',
    root: '.emb-status-circle',
    tag: 'span',
    render: (props) => <StatusCircle {...props} status="ACTIVE" />,
    values: {
      checked: bound({
        initial: false,
        next: true,
        render: ({ value, defaultValue, onValueChange }) => (
          <StatusCircle checked={value} defaultChecked={defaultValue} onCheckedChange={onValueChange} />
        ),
        change: () => press('.emb-status-circle'),
        read: () => has('.emb-status-circle[aria-checked=true]'),
      }),
    },
  },
]
