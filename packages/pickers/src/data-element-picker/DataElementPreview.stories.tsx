import { sampleRows } from '@embpm/backend/seeds'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { narrowScreen } from '../testing/storyScreens.fixture.js'
import { DataElementPreview } from './DataElementPreview.js'

const dataElement = nth(sampleRows.dataElements(2), 1)

const meta = preview.meta({ component: DataElementPreview, args: { dataElement } })

export const Default = meta.story(narrowScreen)
export const States = meta.story(
  states(DataElementPreview, {
    'Without labels': {
      dataElement: { ...dataElement, searchHelp: '', heading: '', shortLabel: '', mediumLabel: '', longLabel: '' },
    },
    'Long text': {
      dataElement: {
        ...dataElement,
        rollName: 'ZMM_MATERIAL_NUMBER_OF_THE_SUPPLIER_LONG',
        description: 'Number of the material as the supplier of the component knows it '.repeat(3),
        heading: 'Number of the material as the supplier of the component knows it',
      },
    },
  }),
)

Default.test('names the element and its type', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'MATNR' })).toBeVisible()
  await expect(canvas.getByText('CHAR')).toBeVisible()
})
