import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { english } from '../testing/english.fixture.js'
import { dataElementColumns } from './dataElementColumns.js'
import { dataElementPickerWords } from './dataElementPickerWords.js'
import { dataElements } from './dataElements.fixture.js'
import { DataElementPicker } from './DataElementPicker.js'

const onSelect = fn(async () => {})

const meta = preview.meta({
  component: DataElementPicker,
  args: { source: dataElements, label: 'Data element', defaultValue: 'DE-00003', onValueChange: fn(), onSelect },
  beforeEach: freshHistory,
})

const material = /\bMATNR\W+Material number/
const checks = pickerChecks({
  label: 'Data element',
  title: 'Select table',
  tokens: 'code BUKRS',
  found: { row: /\bBUKRS\W+Company code/, shown: 'BUKRS · Company code', value: 'DE-00004' },
  other: { row: material, shown: 'MATNR · Material number', value: 'DE-00002' },
  chosen: 'MAKTX · Material description',
})
const context = 'for Field VBELN of VBAK'

export const Default = meta.story({})
export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  ...wideScreen,
  args: { label: 'Datenelement' },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        dataElementPicker: {
          title: 'Tabelle auswählen',
          search: 'Datenelemente durchsuchen',
          rollName: 'Datenelement',
          description: 'Beschreibung',
          domain: 'Domäne',
          type: 'Datentyp',
          length: 'Länge',
          decimals: 'Nachkommastellen',
          searchHelp: 'Suchhilfe',
          labels: 'Feldbezeichner',
          heading: 'Überschrift',
          shortLabel: 'Kurz',
          mediumLabel: 'Mittel',
          longLabel: 'Lang',
        },
        valueHelp: { cancel: 'Abbrechen', preview: 'Vorschau' },
      }}
    >
      <DataElementPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('Tabelle auswählen')
    await dialog.findByRole('searchbox', { name: 'Datenelemente durchsuchen' })
    await dialog.findByRole('heading', { name: 'MAKTX' })
  },
})

Default.test('finds data elements by words in any order, and gives the id', checks.picks)
Open.test('is fullscreen, loads more on demand, and sorts by each of its columns', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openLoadsMore()
  await checks.openShowsColumns({
    columns: dataElementColumns(english(dataElementPickerWords)),
    sort: { column: /^Data element/, first: /AUART/ },
  })
})
Open.test('needs a selection', checks.openSaysWhatIsMissing)

Default.test('stays open when its select action fails, and until it has run', async ({ args }) => {
  const saving = Promise.withResolvers<void>()
  onSelect.mockRejectedValueOnce(new Error('503')).mockReturnValueOnce(saving.promise)
  const dialog = await openPicker('Select table')
  await userEvent.click(await dialog.findByRole('row', { name: material }))
  await userEvent.click(dialog.getByRole('button', { name: 'Select table' }))
  await expect(await dialog.findByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove MATNR · Material number' })).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Select table' }))
  await expect(onSelect).toHaveBeenCalledTimes(2)
  await expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'DE-00002' }))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await expect(screen.getByRole('dialog', { name: 'Select table' })).toBeVisible()
  saving.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).toHaveBeenCalledWith('DE-00002', { reason: 'pick' })
})
