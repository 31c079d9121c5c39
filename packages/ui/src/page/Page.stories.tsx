import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Badge } from '../badge/Badge.js'
import { Button } from '../button/index.js'
import { Card } from '../card/Card.js'
import { KeyValue } from '../key-value/KeyValue.js'
import { Skeleton } from '../skeleton/Skeleton.js'
import { Page } from './Page.js'

const meta = preview.meta({ component: Page })

const actions = (
  <>
    <Button variant="ghost">Export</Button>
    <Button variant="primary">New service</Button>
  </>
)

export const List = meta.story({
  render: () => (
    <Page>
      <Page.Head title="Services" count={1284} actions={actions} />
      <Page.Body>
        <Skeleton rows={4} columns={[20, 220, 260, 96]} />
      </Page.Body>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    await expect(canvas.getByText('1,284')).toBeVisible()
  },
})
export const ObjectPage = meta.story({
  render: () => (
    <Page>
      <Page.Head
        breadcrumbs={[
          { label: 'Data', href: '/bim' },
          { label: 'Services', href: '/bim/services' },
          { label: 'Sales order' },
        ]}
        title="Sales order"
        badge={<Badge tone="warning">Unsaved changes</Badge>}
        actions={
          <>
            <Button>Discard</Button>
            <Button variant="primary">Save service</Button>
          </>
        }
      />
      <Page.Body tint>
        <Card title="General">
          <KeyValue
            items={[
              { label: 'Host', value: 's4p.example.test' },
              { label: 'WBS', value: '1.3.2' },
            ]}
          />
        </Card>
        <Card title="Metadata">
          <KeyValue items={[{ label: 'Version', value: '2' }]} />
        </Card>
      </Page.Body>
    </Page>
  ),
})
/** A long title is cut where there is room for the actions beside it; on a narrow page they are below. */
export const LongText = meta.story({
  render: () => (
    <>
      <Page>
        <Page.Head
          title={'Journal entry bulk creation request confirmation '.repeat(4)}
          count={7}
          actions={<Button variant="primary">New confirmation</Button>}
        />
      </Page>
      <div style={{ inlineSize: '360px' }}>
        <Page>
          <Page.Head title="Journal entry bulk creation request" count={38} actions={actions} />
        </Page>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const edge = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().right
    await expect(edge('New confirmation')).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(edge('New service')).toBeLessThanOrEqual(380)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
