import { ClassyLayout } from '../classy-layout/ClassyLayout.js'
import { DenseLayout } from '../dense-layout/DenseLayout.js'
import { EmptyLayout } from '../empty-layout/EmptyLayout.js'
import { Navigation, type NavigationLink } from '../navigation/index.js'
import { ObjectPage } from '../object-page/ObjectPage.js'
import { Page } from '../page/Page.js'
import { Pagination } from '../pagination/Pagination.js'
import { SplitPane, type SplitPaneSizes } from '../split-pane/SplitPane.js'
import { TabLinks, Tabs } from '../tabs/index.js'
import { SidebarLayout } from '../layout/SidebarLayout.js'
import { ViewLayout } from '../view-layout/ViewLayout.js'
import { bound, type ConformanceCase } from './ConformanceCase.fixture.js'
import { choose, has, keys, press, text, typed } from './user.fixture.js'

const links: readonly NavigationLink[] = [{ type: 'basic', id: 'orders', title: 'Orders', link: '#orders' }]
const frame = {
  navigation: <Navigation items={links} current="orders" />,
  header: 'Tools',
  version: '1.0.0',
  year: 2026,
}
const user = { name: 'Ada Byron', email: 'ada@example.org' }
const ownTitle = { title: 'the heading, not a tooltip' }
const sections = [
  { id: 'facts', title: 'Facts', content: 'All of them' },
  { id: 'lines', title: 'Lines', content: 'None' },
]
const tabs = [
  { id: 'a', label: 'Alpha', content: 'First' },
  { id: 'b', label: 'Beta', content: 'Second' },
]
const start = { label: 'Tree', content: 'Nodes' }
const narrow: SplitPaneSizes = { start: 200, end: 312 }
const folded: SplitPaneSizes = { start: 0, end: 312 }

/** What parts stand in. */
export const layouts: readonly ConformanceCase[] = [
  {
    name: 'ClassyLayout',
    root: '.emb-classy',
    tag: 'div',
    render: (props) => <ClassyLayout {...props} {...frame} user={user} />,
    values: {
      sidebarOpen: bound<boolean>({
        initial: true,
        next: false,
        render: ({ value, defaultValue, onValueChange }) => (
          <ClassyLayout
            {...frame}
            user={user}
            sidebarOpen={value}
            defaultSidebarOpen={defaultValue}
            onSidebarOpenChange={onValueChange}
          />
        ),
        change: () => press('.emb-layout-toggle'),
        read: () => has('.emb-classy[data-sidebar=beside]'),
      }),
    },
  },
  {
    name: 'SidebarLayout',
    root: '.emb-dense',
    tag: 'div',
    render: (props) => <SidebarLayout {...props} {...frame} look="dense" user={user} />,
    values: {
      sidebarOpen: bound<boolean>({
        initial: false,
        next: true,
        render: ({ value, defaultValue, onValueChange }) => (
          <SidebarLayout
            {...frame}
            look="dense"
            user={user}
            sidebarOpen={value}
            defaultSidebarOpen={defaultValue}
            onSidebarOpenChange={onValueChange}
          />
        ),
        change: () => press('.emb-layout-toggle'),
        read: () => has('.emb-dense[data-sidebar=beside]'),
      }),
    },
  },
  {
    name: 'DenseLayout',
    root: '.emb-dense',
    tag: 'div',
    render: (props) => <DenseLayout {...props} {...frame} />,
    values: {
      sidebarOpen: bound<boolean>({
        initial: false,
        next: true,
        render: ({ value, defaultValue, onValueChange }) => (
          <DenseLayout
            {...frame}
            sidebarOpen={value}
            defaultSidebarOpen={defaultValue}
            onSidebarOpenChange={onValueChange}
          />
        ),
        change: () => press('.emb-layout-toggle'),
        read: () => has('.emb-dense[data-sidebar=beside]'),
      }),
    },
  },
  {
    name: 'EmptyLayout',
    root: '.emb-empty-layout',
    tag: 'div',
    render: (props) => <EmptyLayout {...props}>Sign in</EmptyLayout>,
  },
  {
    name: 'ViewLayout',
    root: '.emb-view',
    tag: 'div',
    render: (props) => (
      <ViewLayout {...props} items={links} current="orders">
        Page
      </ViewLayout>
    ),
  },
  {
    name: 'Navigation',
    root: '.emb-navigation',
    tag: 'nav',
    render: (props) => <Navigation {...props} items={links} current="orders" />,
  },
  { name: 'Page', root: '.emb-page', tag: 'div', render: (props) => <Page {...props}>Content</Page> },
  {
    name: 'Page.Head',
    root: '.emb-page-head',
    tag: 'div',
    own: ownTitle,
    render: (props) => <Page.Head {...props} title="Orders" count={12} />,
  },
  { name: 'Page.Body', root: '.emb-page-body', tag: 'div', render: (props) => <Page.Body {...props}>Rows</Page.Body> },
  {
    name: 'ObjectPage',
    root: '.emb-object-page',
    tag: 'div',
    own: ownTitle,
    render: (props) => <ObjectPage {...props} title="Order 1" sections={sections} />,
  },
  {
    name: 'Pagination',
    root: '.emb-pagination',
    tag: 'div',
    render: (props) => <Pagination {...props} total={120} />,
    values: {
      value: bound<number>({
        initial: 1,
        next: 2,
        render: (props) => <Pagination {...props} total={120} />,
        change: () => press('[aria-label="Next page"]'),
        read: () => Number(text('.emb-pagination-page[aria-current]')),
      }),
      pageSize: bound<number>({
        initial: 25,
        next: 50,
        render: ({ value, defaultValue, onValueChange }) => (
          <Pagination
            total={120}
            pageSizes={[25, 50]}
            pageSize={value}
            defaultPageSize={defaultValue}
            onPageSizeChange={onValueChange}
          />
        ),
        change: () => choose('.emb-pagination select', '50'),
        read: () => Number(typed('.emb-pagination select')),
      }),
    },
  },
  {
    name: 'SplitPane',
    root: '.emb-split-pane',
    tag: 'div',
    render: (props) => (
      <SplitPane {...props} start={start}>
        Content
      </SplitPane>
    ),
    values: {
      value: bound<SplitPaneSizes>({
        initial: narrow,
        next: folded,
        render: (props) => (
          <SplitPane {...props} start={start}>
            Content
          </SplitPane>
        ),
        change: () => keys('[role=separator]', '{Enter}'),
        read: () => (has('[role=separator][aria-valuenow="0"]') ? folded : narrow),
      }),
    },
  },
  {
    name: 'Tabs',
    root: '.emb-tabs',
    tag: 'div',
    render: (props) => <Tabs {...props} aria-label="Parts" items={tabs} />,
    values: {
      value: bound<string>({
        initial: 'a',
        next: 'b',
        render: (props) => <Tabs {...props} aria-label="Parts" items={tabs} />,
        change: () => press('[role=tab]:nth-of-type(2)'),
        read: () => (text('[role=tab][aria-selected=true]') === 'Beta' ? 'b' : 'a'),
      }),
    },
  },
  {
    name: 'TabLinks',
    root: '.emb-tabs',
    tag: 'nav',
    render: (props) => (
      <TabLinks {...props} aria-label="Parts" current="a" items={[{ id: 'a', label: 'Alpha', href: '#a' }]} />
    ),
  },
]
