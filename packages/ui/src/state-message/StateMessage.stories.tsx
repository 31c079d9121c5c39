import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Button } from '../button/index.js'
import { StateMessage } from './StateMessage.js'

const retry = fn()

const meta = preview.meta({
  component: StateMessage,
  args: {
    kind: 'empty' as const,
    title: 'No services yet',
    description: 'Services describe the interfaces between systems.',
  },
})

export const Empty = meta.story({
  args: {
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
export const States = meta.story(
  states(StateMessage, {
    'No match': {
      kind: 'no-match',
      title: 'Nothing matches these filters',
      description: '214 services exist. Try removing Technology.',
      actions: <Button size="s">Clear filters</Button>,
    },
    Failed: {
      kind: 'error',
      title: 'Services could not be loaded',
      description: 'The server did not answer within 30 seconds.',
      actions: (
        <Button size="s" onPress={() => retry()}>
          Try again
        </Button>
      ),
    },
    Offline: {
      kind: 'offline',
      title: 'You are offline',
      description: 'Rows appear again when the connection is back.',
    },
    Forbidden: {
      kind: 'forbidden',
      headingLevel: 1,
      title: 'This area needs the role CON',
      description: 'Ask an administrator of your organisation.',
    },
    'Not found': {
      kind: 'not-found',
      headingLevel: 1,
      title: 'This service does not exist',
      description: 'It may have been deleted.',
    },
    'Long text': {
      kind: 'error',
      title: `Cannot open ${'API_SALES_ORDER_'.repeat(8)}`,
      description: 'Why: '.concat('long reason '.repeat(20)),
    },
  }),
)

States.test('is read out at once and can be retried', async ({ canvas, userEvent }) => {
  retry.mockClear()
  const failed = stateOf(canvas, 'Failed')
  await expect(failed.getByRole('alert')).toHaveTextContent('Services could not be loaded')
  await userEvent.click(failed.getByRole('button', { name: 'Try again' }))
  await expect(retry).toHaveBeenCalledOnce()
})

States.test('says the outcome of a search politely, and is the heading of a page', async ({ canvas }) => {
  await expect(stateOf(canvas, 'No match').getByRole('status')).toHaveTextContent('Nothing matches these filters')
  const heading = stateOf(canvas, 'Forbidden').getByRole('heading', { level: 1, name: 'This area needs the role CON' })
  await expect(heading).toBeVisible()
})
