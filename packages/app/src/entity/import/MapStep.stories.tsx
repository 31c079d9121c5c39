import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { MapStep } from './MapStep.js'
import { csv, goodRows, importPage, mapFile, mixedRows, workbook } from './importStory.fixture.js'
import { atWork, onPhone } from './Workplace.fixture.js'

const meta = preview.meta({ component: MapStep, parameters: atWork })

const fieldOf = (column: string) => screen.getByRole('combobox', { name: `Field for ${column}` })

/** Columns that were found by their heads, one that nobody knows and one that the system sets. */
export const Default = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => {
    await mapFile(canvas, userEvent, csv(goodRows))
    await expect(fieldOf('RICEFW ID')).toHaveDisplayValue('RICEFW ID *')
    await expect(fieldOf('Remark')).toHaveDisplayValue('Leave out')
    await expect(screen.getByText('Set by the system')).toBeVisible()
    await expect(screen.getByText('6 of 8 columns mapped')).toBeVisible()
    const preview = within(screen.getByRole('region', { name: 'First rows as they are understood' }))
    await expect(preview.getByRole('cell', { name: '1,240' })).toBeVisible()
    await expect(preview.getByRole('cell', { name: 'Functional spec' })).toBeVisible()
  },
})

/** On a phone. */
export const Phone = meta.story({
  globals: onPhone,
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => void (await mapFile(canvas, userEvent, csv(goodRows))),
})

/** In German, with a file of an English colleague. */
export const German = meta.story({
  render: () => importPage('de'),
  play: async ({ canvas, userEvent }) => void (await mapFile(canvas, userEvent, csv(goodRows))),
})

/** Values that cannot be read are marked in the preview; markup is text. */
export const Invalid = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => {
    await mapFile(canvas, userEvent, csv([nth(mixedRows, 0), ...mixedRows.slice(4)]))
    const preview = within(screen.getByRole('region', { name: 'First rows as they are understood' }))
    await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})

/** No head says anything: without a field one does not go on. */
export const Unmapped = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => {
    await mapFile(canvas, userEvent, csv(['Farbe;;Länge', 'rot;1;2']))
    await expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled()
    await expect(screen.getByText('Give at least one column a field.')).toBeVisible()
  },
})

/** A spreadsheet with two sheets. */
export const Sheets = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => void (await mapFile(canvas, userEvent, workbook())),
})

Default.test('takes a field from the column that had it, and says what new entries need', async ({ userEvent }) => {
  await userEvent.selectOptions(fieldOf('Remark'), 'Module')
  await expect(fieldOf('Module')).toHaveDisplayValue('Leave out')
  await expect(fieldOf('Remark')).toHaveDisplayValue('Module')
  await userEvent.selectOptions(fieldOf('Type'), 'Leave out')
  await expect(screen.getByText(/^New entries also need: Type/)).toBeVisible()
})

Default.test('reads numbers in the other way when one says so', async ({ userEvent }) => {
  const numbers = screen.getByRole('combobox', { name: /^Numbers/ })
  await expect(numbers).toHaveDisplayValue('1.234,56')
  await userEvent.selectOptions(numbers, '1,234.56')
  const preview = within(screen.getByRole('region', { name: 'First rows as they are understood' }))
  await expect(preview.getByRole('cell', { name: '1.24' })).toBeVisible()
  await expect(preview.getByRole('cell', { name: '12,5 (cannot be read)' })).toBeVisible()
})

Default.test('keeps what was decided when one comes back', async ({ userEvent }) => {
  await userEvent.selectOptions(fieldOf('Remark'), 'Priority')
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await expect(fieldOf('Remark')).toHaveDisplayValue('Priority')
})

Sheets.test('reads the other sheet, whose heads are in German', async ({ userEvent }) => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Sheet/ }), 'Forms')
  await expect(fieldOf('Typ')).toHaveDisplayValue('Type *')
  await expect(screen.getByText('2 of 3 columns mapped')).toBeVisible()
})
