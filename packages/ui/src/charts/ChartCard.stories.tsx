import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { ChartCard } from './ChartCard.js'
import { PlotChart } from './PlotChart.js'

const figures = {
  label: 'Hours by month',
  series: [
    { id: 'planned', label: 'Planned', shape: 'bar' as const, isDashed: true },
    { id: 'actual', label: 'Actual', shape: 'bar' as const, color: 1 as const },
  ],
  groups: [
    { id: '1', label: 'Sep', values: [310, 298], href: '#1' },
    { id: '2', label: 'Oct', values: [330, 342.5], href: '#2' },
    { id: '3', label: 'Nov', values: [360, null], href: '#3' },
  ],
}

const meta = preview.meta({
  component: ChartCard,
  args: {
    figures,
    groupLabel: 'Month',
    href: '#list',
    total: { label: 'Total', values: [1000, 640.5] },
    children: <PlotChart {...figures} />,
  },
})

/** A chart with its table, its files and the way to its list. */
export const Default = meta.story({})

/** The same figures as a table. */
export const AsTable = meta.story({ args: { defaultShown: 'table' } })

/** Catches what is saved, by its name. */
function catchFile() {
  const saved: { name: string; file: Blob }[] = []
  let last = new Blob()
  const own = URL.createObjectURL
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file
    return own.call(URL, file)
  })
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: last })
  })
  return {
    saved,
    restore: () => {
      made.mockRestore()
      clicked.mockRestore()
    },
  }
}

Default.test('switches to the table and back, and leads to the list', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Open the list of Hours by month' })).toHaveAttribute('href', '#list')
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
  await expect(canvas.getByRole('row', { name: 'Nov 360 –' })).toBeVisible()
  await expect(canvas.getByRole('row', { name: 'Total 1,000 640.5' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
  await expect(canvas.getByRole('figure', { name: 'Hours by month' })).toBeVisible()
})

Default.test('saves its figures, and what is seen as a picture', async ({ canvas, userEvent }) => {
  const { saved, restore } = catchFile()
  try {
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save Hours by month' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    }
    await choose('Figures (CSV)')
    await waitFor(() => expect(saved).toHaveLength(1))
    await expect(nth(saved, 0).name).toBe('Hours by month.csv')
    await expect(await nth(saved, 0).file.text()).toContain('Oct,330,342.5')
    await choose('Picture (PNG)')
    await waitFor(() => expect(saved).toHaveLength(2))
    const { name, file } = nth(saved, 1)
    await expect([name, file.type]).toEqual(['Hours by month.png', 'image/png'])
    const { width, height } = await createImageBitmap(file)
    const box = canvas.getByRole('figure').getBoundingClientRect()
    await expect(width).toBeGreaterThan(box.width * 2)
    await expect(height).toBeGreaterThan(box.height * 2)
  } finally {
    restore()
  }
})
