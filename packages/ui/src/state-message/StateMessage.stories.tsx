import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { StateMessage } from './StateMessage.js'

const meta = preview.meta({ component: StateMessage })

const retry = fn()

export const Empty = meta.story({
  args: {
    kind: 'empty',
    title: 'No services yet',
    description: 'Services describe the interfaces between systems.',
    actions: (
      <>
        <Button variant="primary" size="s">
          New service
        </Button>
        <Button size="s">Import</Button>
      </>
    ),
  },
})
export const NoMatch = meta.story({
  args: {
    kind: 'no-match',
    title: 'Nothing matches these filters',
    description: '214 services exist. Try removing Technology.',
    actions: <Button size="s">Clear filters</Button>,
  },
})
export const Failed = meta.story({
  args: {
    kind: 'error',
    title: 'Services could not be loaded',
    description: 'The server did not answer within 30 seconds.',
    actions: (
      <Button size="s" onPress={() => retry()}>
        Try again
      </Button>
    ),
  },
})
export const Forbidden = meta.story({
  args: {
    kind: 'forbidden',
    headingLevel: 1,
    title: 'This area needs the role CON',
    description: 'Ask an administrator of your organisation.',
  },
})
export const NotFound = meta.story({
  args: {
    kind: 'not-found',
    headingLevel: 1,
    title: 'This service does not exist',
    description: 'It may have been deleted.',
  },
})
export const Offline = meta.story({
  args: { kind: 'offline', title: 'You are offline', description: 'Rows appear again when the connection is back.' },
})
export const LongText = meta.story({
  args: {
    kind: 'error',
    title: `Cannot open ${'API_SALES_ORDER_'.repeat(8)}`,
    description: 'Why: '.concat('long reason '.repeat(20)),
  },
})

Failed.test('is read out at once and can be retried', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Services could not be loaded')
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(retry).toHaveBeenCalledOnce()
})

NoMatch.test('tells the outcome politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches these filters')
})

Forbidden.test('is the heading of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'This area needs the role CON' })).toBeVisible()
})
