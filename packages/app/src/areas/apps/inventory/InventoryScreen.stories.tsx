import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { InventoryScreen } from './InventoryScreen.js'

const meta = preview.meta({ component: InventoryScreen })

const page = (path = '', language?: string) => sceneAddress(`apps/inventory${path}`, language)
const row = (name: string) => screen.findByRole('link', { name })
const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
/** The dialog of a product, by its title. */
const dialog = async (title: RegExp) => within(await screen.findByRole('dialog', { name: title }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Takes the network away, or gives it back. */
function network(isThere: boolean) {
  if (isThere) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

let history: RouterHistory

/** The first ten products by name. */
export const Default = meta.story({
  ...at(page()),
  globals: { viewport: { value: 'wide' } },
  parameters: {
    ...at(page()).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page()] })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  render: () => <StoryApp address={page()} history={history} />,
  play: async () => {
    await row('Harbour Parka')
    await screen.findAllByText('Unisex')
  },
})

/** A product with its pictures and every field. */
export const Edit = meta.story({
  ...at(page('/product-001')),
  play: async () => {
    const product = await dialog(/^Edit product/)
    await expect(product.getByRole('textbox', { name: /^Name/ })).toHaveValue('Harbour Parka')
    await product.findByRole('option', { name: 'Norrtind' })
    await product.findByText('Waterproof')
  },
})

/** In German on a phone: products as cards. */
export const German = meta.story({
  ...at(page('?sort=-stock', 'de'), { phone: true }),
  play: async () => {
    await row('Night Shift Vest')
    await screen.findByText('1250 Stück')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

Default.test('are paged, sorted, searched and filtered, and one that is not there is named', async ({ userEvent }) => {
  await row('Harbour Parka')
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await row('Kiln Trousers')
  await userEvent.click(screen.getByRole('columnheader', { name: /^Price/ }))
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Night Shift Vest', 'Slate Liner Gloves']))
  await expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products by name' }), 'WATCH')
  await waitFor(() => expect(names()).toEqual(['Meridian Watch', 'Copper Field Watch']))
  await userEvent.click(await row('Copper Field Watch'))
  await expect((await dialog(/^Edit product/)).getByRole('textbox', { name: 'SKU' })).toHaveValue('SS-WA-0015')
  history.back()
  await closed()
  await expect(screen.getByRole('searchbox')).toHaveValue('WATCH')

  history.push(page('?category=category-ladies&tags=*new*&sort=-price'))
  await waitFor(() => expect(names()).toEqual(['Ridge Softshell', 'Tidewater Boots', 'Control Room Cardigan']))
  history.push(page('/product-999'))
  await screen.findByRole('heading', { level: 1, name: 'Could not found product with id of product-999!' })
  await userEvent.click(screen.getByRole('link', { name: 'To the list of products' }))
  await row('Harbour Parka')
})

Default.test('are made with a picture and a new tag, priced with tax, and deleted', async ({ userEvent }) => {
  await row('Harbour Parka')
  await userEvent.click(screen.getByRole('button', { name: 'Edit tags' }))
  const tags = await dialog(/^Tags/)
  await userEvent.type(tags.getByRole('textbox', { name: 'New tag' }), 'Wave 3{Enter}')
  const name = await tags.findByRole('textbox', { name: 'Name of the tag Wave 3' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Wave 2{Enter}')
  await tags.findByRole('textbox', { name: 'Name of the tag Wave 2' })
  await userEvent.click(tags.getByRole('button', { name: 'Delete the tag Outdoor' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(tags.queryByRole('textbox', { name: 'Name of the tag Outdoor' })).toBeNull())
  await userEvent.click(tags.getByRole('button', { name: 'Close' }))
  await closed()

  await userEvent.keyboard('n')
  const fresh = await dialog(/^New product/)
  await userEvent.click(fresh.getByRole('button', { name: 'Create' }))
  await fresh.findByText('1 problem to solve')
  await userEvent.type(fresh.getByRole('textbox', { name: /^Name/ }), 'Anchor Cap')
  await userEvent.selectOptions(fresh.getByRole('combobox', { name: 'Brand' }), 'Olmeda')
  await userEvent.type(fresh.getByRole('textbox', { name: 'Price without tax' }), '8.90{Tab}')
  await userEvent.selectOptions(fresh.getByRole('combobox', { name: 'Tax' }), '8%')
  await expect(fresh.getByRole('textbox', { name: 'Price' })).toHaveValue('9.61')
  await userEvent.click(fresh.getByRole('button', { name: 'Choose tags' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Wave 2' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
  const file = new File([Uint8Array.of(0x52, 0x49)], 'cap.webp', { type: 'image/webp' })
  await fireEvent.change(fresh.getByLabelText('Add picture'), { target: { files: [file] } })
  await fresh.findByText('Picture 1 of 1')
  await userEvent.click(fresh.getByRole('button', { name: 'Remove picture' }))
  await waitFor(() => expect(fresh.getByRole('group', { name: 'Pictures of the product' })).toHaveFocus())
  await fireEvent.change(fresh.getByLabelText('Add picture'), { target: { files: [file] } })
  await fresh.findByText('Picture 1 of 1')
  await userEvent.click(fresh.getByRole('button', { name: 'Create' }))
  await closed()
  await userEvent.click(await row('Anchor Cap'))
  const made = await dialog(/^Edit product/)
  await made.findByText('Wave 2')
  const answer = await fetch('/api/apps/ecommerce/inventory/products?search=anchor&page=0')
  await expect(await answer.json()).toMatchObject({
    products: [{ price: 9.61, taxPercent: 8, stock: '', thumbnail: 'data:image/webp;base64,Ukk=', active: false }],
  })
  await userEvent.click(made.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await closed()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Anchor Cap' })).toBeNull())
})

Default.test('keep what is typed without network; what is refused is taken back', async ({ userEvent, msw }) => {
  msw.use(http.all('*/api/*', () => (navigator.onLine ? undefined : HttpResponse.error())))
  await userEvent.click(await row('Birch Beanie'))
  const stock = async () => (await dialog(/^Edit product/)).getByRole('textbox', { name: 'Stock' })
  network(false)
  await userEvent.clear(await stock())
  await userEvent.type(await stock(), '398')
  await userEvent.click((await dialog(/^Edit product/)).getByRole('button', { name: 'Save' }))
  await screen.findByText(/^You are offline\. What you typed is kept/)
  await userEvent.click((await dialog(/^Edit product/)).getByRole('button', { name: 'Close' }))
  await closed()
  network(true)
  await userEvent.click(await row('Birch Beanie'))
  await expect(await stock()).toHaveValue('398')
  await userEvent.click((await dialog(/^Edit product/)).getByRole('button', { name: 'Save' }))
  await closed()
  await within(screen.getByRole('grid')).findByText('398')

  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  msw.use(
    http.patch('*/api/apps/ecommerce/inventory/product', async () => {
      await asked
      return HttpResponse.json({}, { status: 503 })
    }),
  )
  const line = () => within(screen.getByRole('row', { name: /^Birch Beanie/ }))
  await userEvent.click(line().getByRole('button', { name: 'Row actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Take off sale' }))
  await waitFor(() => expect(line().getByText('Inactive')).toBeVisible())
  answer()
  await screen.findByText('The change could not be saved. The product is as it was')
  await waitFor(() => expect(line().getByText('Active')).toBeVisible())
})
