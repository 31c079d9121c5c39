import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import type { ImportedRow } from '@embpm/contract'
import {
  allNew,
  checkFile,
  csv,
  goodRows,
  importAnswer,
  importPage,
  imported,
  manyRows,
  mixedRows,
  upload,
} from './importStory.fixture.js'
import { atWork } from './Workplace.fixture.js'
import { WriteStep } from './WriteStep.js'

const meta = preview.meta({ component: WriteStep, parameters: atWork, beforeEach: () => void imported.mockClear() })
const write = async (userEvent: { click: (element: Element) => Promise<void> }, name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** All rows are written. */
export const Default = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, csv(goodRows))
    await write(userEvent, /^Import 3 rows/)
    await screen.findByRole('heading', { name: 'Import finished' })
  },
})

/** Some rows were refused; they can be saved and put right. */
export const Refused = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, csv(mixedRows))
    await write(userEvent, /^Import 3 rows/)
    await screen.findByRole('heading', { name: 'Import finished' })
    await expect(screen.getByText('4 rows were refused')).toBeVisible()
  },
})

/** The second thousand fails. */
export const Failing = meta.story({
  render: () => importPage(),
  beforeEach({ msw }) {
    let writes = 0
    msw.use(importAnswer((rows, mode) => (mode === 'check' || writes++ === 0 ? allNew(rows) : null)))
  },
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, csv(manyRows(2500)))
    await write(userEvent, /^Import 2,500 rows/)
    await screen.findByText('The server did not answer')
  },
})

Failing.test('goes on where it failed, and sends nothing twice', async ({ msw, userEvent }) => {
  await expect(screen.getByText('1,000 of 2,500 rows')).toBeVisible()
  await expect(imported).toHaveBeenCalledOnce()
  const sent: unknown[] = []
  msw.use(
    importAnswer((rows, mode): ImportedRow[] => {
      if (mode === 'write') sent.push(...rows)
      return allNew(rows)
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Import finished' })
  await expect(sent).toHaveLength(1500)
  await expect(screen.getByText('2,500 created')).toBeVisible()
})

Default.test('reports to the list, takes another file, and finds that nothing has changed', async ({ userEvent }) => {
  await expect(imported).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Import another file' }))
  await upload(csv(goodRows))
  await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }))
  await expect(await screen.findByRole('button', { name: 'Unchanged 3' })).toBeVisible()
})

Default.test('closes', async ({ canvas, userEvent }) => {
  await userEvent.click(nth(screen.getAllByRole('button', { name: 'Close' }), -1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByRole('button', { name: 'Import' })).toBeVisible()
})
