import {
  Bell,
  ChartColumn,
  Database,
  FileText,
  Link2,
  MessageSquare,
  Plus,
  Search,
  ShieldCheck,
  Workflow,
} from 'lucide-react'
import { Badge } from '../badge/Badge.js'
import { Button, IconButton } from '../button/index.js'
import { Card } from '../card/Card.js'
import { KeyValue } from '../key-value/KeyValue.js'
import { Navigation } from '../navigation/index.js'
import type { NavigationItem } from '../navigation/index.js'
import { Page } from '../page/Page.js'
import { SchemeSwitch } from '../scheme/index.js'
import { StatusCircle } from '../status-circle/StatusCircle.js'

/** 16 px, as everywhere. */
export const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const viewport = (width: number, height: number) => ({
  parameters: {
    viewport: { options: { w: { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } } } },
  },
  globals: { viewport: { value: 'w' } },
})

/** The three widths that a layout is looked at. */
export const phone = viewport(390, 844)
export const tablet = viewport(960, 800)
export const desktop = viewport(1440, 900)

/** A brand mark as an application would have it. */
export const mark = (
  <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="7" fill="var(--emb-brand-solid)" />
    <path
      d="M8 8h5v5H8zM15 15h5v5h-5zM13 10.5h4.5V15"
      fill="none"
      stroke="var(--emb-text-on-brand)"
      strokeWidth="1.6"
    />
  </svg>
)

/** Pages of an area. */
const items: readonly NavigationItem[] = [
  {
    id: 'data',
    title: 'Data',
    type: 'group',
    children: [
      { id: 'tables', title: 'Tables', type: 'basic', icon: <Database {...glyph} />, link: '/tables', count: 1284 },
      {
        id: 'elements',
        title: 'Data elements',
        type: 'basic',
        icon: <FileText {...glyph} />,
        link: '/elements',
        count: 9410,
      },
      { id: 'services', title: 'Services', type: 'basic', icon: <Link2 {...glyph} />, link: '/services', count: 214 },
      { id: 'create', title: 'Create', type: 'basic', icon: <Plus {...glyph} />, disabled: true, link: '/create' },
    ],
  },
  {
    id: 'dictionary',
    title: 'Dictionary',
    type: 'group',
    children: [
      { id: 'used', title: 'Where used', type: 'basic', icon: <Search {...glyph} />, link: '/used' },
      { id: 'processes', title: 'Processes', type: 'basic', icon: <Workflow {...glyph} />, link: '/processes' },
      { id: 'reports', title: 'Reports', type: 'basic', icon: <ChartColumn {...glyph} />, link: '/reports' },
      { id: 'checks', title: 'Checks', type: 'basic', icon: <ShieldCheck {...glyph} />, link: '/checks' },
    ],
  },
]

/** What a story of a layout with a sidebar has in it. */
export const shell = {
  version: '1.4.0',
  year: 2026,
  organisation: <Button variant="ghost">Terranova Group</Button>,
  header: (
    <>
      <IconButton label="Chat" icon={<MessageSquare {...glyph} />} />
      <IconButton label="Notifications" icon={<Bell {...glyph} />} />
      <SchemeSwitch value="light" onValueChange={() => {}} />
    </>
  ),
  navigation: <Navigation current="services" items={items} />,
}

/** An object's page: enough to see how a layout holds it. */
export const page = (
  <Page>
    <Page.Head
      breadcrumbs={[
        { label: 'Data', href: '/data' },
        { label: 'Services', href: '/services' },
        { label: 'Sales order' },
      ]}
      title="Sales order"
      badge={<Badge>Revision 7, draft</Badge>}
      actions={<Button variant="primary">Publish revision</Button>}
    />
    <Page.Body tint>
      <Card title="General">
        <KeyValue
          items={[
            { label: 'Service name', value: 'API_SALES_ORDER_SRV' },
            { label: 'Host', value: 's4p.example.test' },
            { label: 'Technology', value: 'OData V2' },
            { label: 'Status', value: <StatusCircle status="ACTIVE" checked readOnly showLabel /> },
          ]}
        />
      </Card>
      <Card title="Operations">
        <KeyValue
          items={[
            { label: 'Read', value: 'A_SalesOrder, A_SalesOrderItem' },
            { label: 'Create', value: 'A_SalesOrder' },
            { label: 'Changed', value: '20 November 2026' },
          ]}
        />
      </Card>
    </Page.Body>
  </Page>
)
