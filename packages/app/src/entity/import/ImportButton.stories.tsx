import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ImportButton } from './ImportButton.js'
import {
  allNew,
  chooseFile,
  csv,
  fileInput,
  goodRows,
  importAnswer,
  importPage,
  imported,
  manyRows,
  mapFile,
  openImport,
  upload,
} from './importStory.fixture.js'
import { atWork } from './Workplace.fixture.js'

const meta = preview.meta({ component: ImportButton, parameters: atWork })

/** What opens it. */
export const Default = meta.story({ render: () => importPage() })

/** The first step: a file, or a template for one. */
export const ChooseFile = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => void (await openImport(canvas, userEvent)),
})

/** A file that cannot be read says why. */
export const Damaged = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => {
    await chooseFile(canvas, userEvent, new File(['PK\u0003\u0004 broken'], 'ricefw.xlsx'))
    await screen.findByText(/^This file cannot be read/)
  },
})

Damaged.test('takes another file then', async () => {
  await upload(csv(goodRows))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Which column is which field?' })).toHaveFocus())
})

ChooseFile.test('saves a template with the labels of all fields, and closes by Escape', async (context) => {
  const { canvas, userEvent } = context
  const saved: Blob[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file)
    return createObjectURL.call(URL, file)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Download template' }))
  URL.createObjectURL = createObjectURL
  const text = await nth(saved, 0).text()
  await expect(text).toBe(
    'ID,RICEFW ID,Name,Type,Status,Priority,Module,Planned (h),Process (ID),Technical owner (ID)\r\n',
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Import' })).toHaveFocus())
})

Default.test('is done by keys alone, from the file to the summary', async ({ canvas, userEvent }) => {
  imported.mockClear()
  const button = await canvas.findByRole('button', { name: 'Import' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  const input = await fileInput()
  await waitFor(() =>
    expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
  )
  for (let step = 0; step < 4 && document.activeElement !== input; step++) await userEvent.tab()
  await expect(input).toHaveFocus()
  await upload(csv(goodRows))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Which column is which field?' })).toHaveFocus())
  const next = screen.getByRole('button', { name: 'Check rows' })
  for (let step = 0; step < 30 && document.activeElement !== next; step++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: '3 rows can be imported' })).toHaveFocus())
  const write = screen.getByRole('button', { name: 'Import 3 rows' })
  for (let step = 0; step < 30 && document.activeElement !== write; step++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Import finished' })).toHaveFocus())
  await expect(within(dialog).getByText('3 created')).toBeVisible()
  await expect(imported).toHaveBeenCalledOnce()
})

Default.test(
  'ten thousand rows are read and checked, and only those in sight are in the page',
  async ({ canvas, msw, userEvent }) => {
    msw.use(importAnswer(allNew))
    await mapFile(canvas, userEvent, csv(manyRows(10_000)))
    await userEvent.click(screen.getByRole('button', { name: 'Check rows' }))
    await screen.findByRole('heading', { name: '10,000 rows can be imported' })
    const grid = await screen.findByRole('grid', { name: 'Rows of the file' })
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '10001'))
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(100)
  },
)
