import { expect, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Badge } from '../badge/Badge.js'
import { Button } from '../button/index.js'
import { Card } from '../card/Card.js'
import { KeyValue } from '../key-value/KeyValue.js'
import { Message } from '../message/Message.js'
import { Skeleton } from '../skeleton/Skeleton.js'
import { TextField } from '../text-field/TextField.js'
import { ObjectPage, type ObjectPageSection } from './ObjectPage.js'

const sized = (name: string, width: string, height: string) => ({
  parameters: { viewport: { options: { [name]: { name, styles: { width, height } } } } },
  globals: { viewport: { value: name } },
})
const wide = sized('wide', '1440px', '900px')
const low = sized('low', '1200px', '520px')
const phone = sized('phone', '390px', '844px')

const grid = { display: 'grid', gap: '14px 16px', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' } as const

const sections: readonly ObjectPageSection[] = [
  {
    id: 'general',
    title: 'General',
    content: (
      <div style={grid}>
        <TextField label="Name" defaultValue="Vendor invoice inbound" />
        <TextField label="Business domain" defaultValue="Procurement" />
        <TextField label="Host" defaultValue="s4p.example.test" />
        <TextField label="Type" defaultValue="OData" />
      </div>
    ),
  },
  {
    id: 'packages',
    title: 'Work packages',
    flush: true,
    actions: (
      <Button variant="ghost" size="s">
        Add row
      </Button>
    ),
    content: <Skeleton rows={5} columns={[20, 220, 160, 96]} />,
  },
  { id: 'parameters', title: 'Parameters', content: <p>{'Each parameter has a name and a type. '.repeat(30)}</p> },
  {
    id: 'history',
    title: 'History',
    content: (
      <KeyValue
        items={[
          { label: 'Created', value: '2026-11-02' },
          { label: 'Changed', value: '2026-11-19' },
        ]}
      />
    ),
  },
]

const meta = preview.meta({
  component: ObjectPage,
  parameters: { layout: 'fullscreen' },
  args: {
    breadcrumbs: [
      { label: 'Data', href: '/bim' },
      { label: 'Services', href: '/bim/services' },
      { label: 'Vendor invoice inbound' },
    ],
    title: 'Vendor invoice inbound',
    status: <Badge tone="success">Active</Badge>,
    actions: (
      <>
        <Button>Discard</Button>
        <Button variant="primary">Save service</Button>
      </>
    ),
    sections,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
})

const schedule = (
  <Card title="Schedule">
    <KeyValue
      items={[
        { label: 'Mode', value: 'Weekly' },
        { label: 'From', value: '2026 W47' },
        { label: 'To', value: '2026 W53' },
      ]}
    />
  </Card>
)

export const Default = meta.story({})
export const SideColumn = meta.story({
  ...wide,
  args: { side: schedule },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Schedule' }).getBoundingClientRect()
    await expect(card.width).toBe(400)
    await expect(card.left).toBeGreaterThan(
      canvas.getByRole('region', { name: 'General' }).getBoundingClientRect().right,
    )
  },
})
/** One section needs no line of links. */
export const SideBelow = meta.story({
  args: { side: schedule, sections: sections.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'General' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Sections' })).toBeNull()
  },
})
export const Scrolled = meta.story({
  ...low,
  play: ({ canvas }) => canvas.getByRole('region', { name: 'Work packages' }).scrollIntoView(),
})
/** A message above the sections, and a title that is too long. */
export const WithError = meta.story({
  args: {
    title: 'The interface between the warehouse and the transport management system of the western region '.repeat(2),
    notice: <Message tone="danger">The service could not be saved. Your entries are kept: try again.</Message>,
  },
})
export const Loading = meta.story({
  args: {
    status: undefined,
    actions: undefined,
    sections: [{ id: 'loading', title: 'General', flush: true, content: <Skeleton rows={4} /> }],
  },
})
export const Phone = meta.story({ ...phone, args: { side: schedule } })

Default.test('goes to a section, focuses it and marks its link; the head stays', async ({ canvas, userEvent }) => {
  const general = canvas.getByRole('link', { name: 'General' })
  await expect(general).toHaveAttribute('aria-current', 'location')
  const head = canvas.getByRole('heading', { level: 1 })
  const { top } = head.getBoundingClientRect()
  const link = canvas.getByRole('link', { name: 'Parameters' })
  link.focus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('region', { name: 'Parameters' })).toHaveFocus()
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'))
  await expect(general).not.toHaveAttribute('aria-current')
  await expect(head.getBoundingClientRect().top).toBe(top)
})

Scrolled.test('follows the scrolling', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Work packages' })
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'))
  canvas.getByRole('region', { name: 'General' }).closest('.emb-page-body')?.scrollTo({ top: 0 })
  await waitFor(() => expect(canvas.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'location'))
})
