import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect } from 'storybook/test'
import { narrowScreen } from '../testing/storyScreens.fixture.js'
import { DataElementPreview } from './DataElementPreview.js'
import { sampleDataElements } from './dataElements.fixture.js'

const [dataElement] = sampleDataElements(1)
if (dataElement === undefined) throw new Error('The fixture is empty')

const meta = preview.meta({ component: DataElementPreview, args: { dataElement }, ...narrowScreen })

export const Default = meta.story({})
export const WithoutLabels = meta.story({
  args: {
    dataElement: { ...dataElement, searchHelp: '', heading: '', shortLabel: '', mediumLabel: '', longLabel: '' },
  },
})
export const LongText = meta.story({
  args: {
    dataElement: {
      ...dataElement,
      rollName: 'ZMM_MATERIAL_NUMBER_OF_THE_SUPPLIER_LONG',
      description: 'Number of the material as the supplier of the component knows it '.repeat(3),
      heading: 'Number of the material as the supplier of the component knows it',
    },
  },
})
export const RightToLeft = meta.story({ parameters: { ...narrowScreen.parameters, direction: 'rtl' } })
export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        dataElementPicker: {
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
      }}
    >
      <DataElementPreview {...args} />
    </UiStrings>
  ),
})

Default.test('names the element and its type', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'MATNR' })).toBeVisible()
  await expect(canvas.getByText('CHAR')).toBeVisible()
})
