import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { toasts } from '@embpm/ui/toast'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { CreateScreen } from './CreateScreen.js'

const meta = preview.meta({ component: CreateScreen })

const page = (language?: string) => sceneAddress('bim/create', language)

const grid = () => screen.findByRole('grid')
const cell = async (row: number, column: number) => {
  const line = within(await grid()).getAllByRole('row')[row]
  const found = line && within(line).getAllByRole('cell')[column]
  if (!found) throw new Error(`There is no cell ${row}, ${column}`)
  return found
}
/** Pastes a text into a cell, as a spreadsheet hands it over. */
const pasteAt = async (row: number, column: number, text: string) => {
  const place = await cell(row, column)
  place.focus()
  await waitFor(() => expect(place).toHaveFocus())
  await userEvent.paste(text)
}
/** The rows are there; what was said of them would go by itself, sooner or later than the picture. */
const rowsShown = async (count: number) => {
  await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(count + 1))
  toasts.clear()
}
const create = (name = 'Create table') => userEvent.click(screen.getByRole('button', { name }))

const orders = [
  'Field\tKey field\tMandatory\tType\tLength\tDescription',
  'MANDT\tx\tx\tCLNT\t3\tClient',
  'ORDER_NO\tx\tx\tNUMC\t10\tNumber of the order',
  'PLACED_ON\t\tx\tDATS\t8\tWhen it was placed',
  'AMOUNT\t\t\tDEC\t15\tWhat it is worth',
  'NOTE\t\t\tSTRING\t0\tWhat the customer says',
].join('\n')

const script = `CREATE TABLE sales.orders (
  order_id bigint PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers (id),
  amount numeric(15,2) CHECK (amount > 0),
  area geometry
);
CREATE TABLE sales.order_items (
  order_id bigint REFERENCES orders (order_id),
  position integer NOT NULL,
  PRIMARY KEY (order_id, position)
);
INSERT INTO sales.orders VALUES (1);`

/** As one opens it. */
export const Default = meta.story(at(page()))

/** After a block with a head was pasted from a spreadsheet, and a data element is to be made. */
export const WithFields = meta.story({
  ...at(page()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Table/ }), 'ZORDERS')
    await pasteAt(1, 0, orders)
    await rowsShown(5)
    const number = await cell(2, 0)
    number.focus()
    await userEvent.click(canvas.getByRole('button', { name: 'Move field up' }))
    await userEvent.click(canvas.getByRole('button', { name: 'New data element from this field' }))
    await expect(await canvas.findByText('New data elements')).toBeVisible()
  },
})

/** With cells that do not fit: a name twice, a check table that there is not, a value that is none. */
export const WithProblems = meta.story({
  ...at(page()),
  play: async ({ canvas }) => {
    await grid()
    await pasteAt(
      1,
      0,
      'Field\tType\tLength\tCheck table\nA\tCHAR\t10\tZNONE\nA\tSTRANGE\t20\tZNEITHER\nB\tCHAR\tten\t',
    )
    await rowsShown(3)
    await expect(await canvas.findByText('3 cells need another look')).toBeVisible()
    const table = await grid()
    table.scrollIntoView({ block: 'center' })
  },
})

/** A script with two tables, one of them chosen, and what is left out of it. */
export const FromScript = meta.story({
  ...at(page()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over from …' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'SQL script (CREATE TABLE)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'SQL script (CREATE TABLE)' }))
    await userEvent.click(dialog.getByRole('textbox', { name: 'Or paste the script' }))
    await userEvent.paste(script)
    await userEvent.click(await dialog.findByText('3 parts are left out or not taken as they stand'))
  },
})

/** Refused as a whole by the server: each place is named, and nothing was written. */
export const Refused = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/data/tables/creation', () =>
        HttpResponse.json(
          {
            defined: true,
            code: 'REFUSED',
            status: 409,
            message: 'Nothing was written.',
            data: {
              problems: [
                { path: 'table.version', code: 'taken', name: 'ZORDERS v1' },
                { path: 'fields.1.checkTable', code: 'unknown', name: 'ZGONE' },
              ],
            },
          },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Table/ }), 'ZORDERS')
    await pasteAt(1, 0, orders)
    await rowsShown(5)
    await create()
    await screen.findByRole('group', { name: '3 problems to solve' })
  },
})

/** On a phone. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await grid()
    await pasteAt(1, 0, orders)
    await rowsShown(5)
  },
})

/** In German. */
export const German = meta.story(at(page('de')))

/** For what is done with the page. */
export const Used = meta.story({ ...at(page()), parameters: { ...at(page()).parameters, ...unpictured } })

WithFields.test('creates the table with its fields and the data element, and leads to it', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: /System of the new data elements/ }), 'S4P')
  await userEvent.click(await screen.findByRole('option', { name: /^S4P/ }))
  await create()
  await expect(await screen.findByRole('heading', { level: 1, name: /ZORDERS v1/ })).toBeVisible()
  await expect((await screen.findAllByText('ORDER_NO'))[0]).toBeVisible()
})

WithFields.test('takes back what was pasted', async ({ canvas }) => {
  for (const _ of [1, 2, 3]) await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
  await rowsShown(1)
  await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

WithProblems.test(
  'leads to the first cell that does not fit, and empties check tables that there are not',
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first' }))
    const first = await cell(1, 8)
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toHaveTextContent('ZNONE, There is no table of this name')
    await userEvent.click(canvas.getByRole('button', { name: 'Empty 2 check tables' }))
    await expect(await canvas.findByText('1 cell needs another look')).toBeVisible()
    await userEvent.click(canvas.getByText('2 parts are left out or not taken as they stand'))
    await expect(canvas.getByText('STRANGE')).toBeVisible()
  },
)

WithProblems.test('is not sent, and its summary leads to the cells', async () => {
  await create()
  const summary = within(await screen.findByRole('group', { name: /problems to solve/ }))
  await userEvent.click(summary.getByRole('button', { name: 'A › Field' }))
  const second = await cell(2, 0)
  await waitFor(() => expect(second).toHaveFocus())
})

FromScript.test('takes over the table that was chosen', async () => {
  const dialog = within(screen.getByRole('dialog'))
  const which = dialog.getByRole('combobox', { name: /2 tables found/ })
  await userEvent.clear(which)
  await userEvent.type(which, 'order_items{Enter}')
  await expect(await dialog.findByText(/2 of them in the key/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Take over' }))
  await rowsShown(2)
  await expect(await cell(1, 0)).toHaveTextContent('order_id')
  await expect(screen.getByRole('textbox', { name: /^Table/ })).toHaveValue('order_items')
  await expect(await cell(2, 5)).toHaveTextContent('10')
})

Refused.test('shows each place, and keeps what was entered', async () => {
  const summary = within(screen.getByRole('group', { name: '3 problems to solve' }))
  await expect(summary.getByText('Nothing was created. Correct what is named, then try again.')).toBeVisible()
  await expect(summary.getByText('“ZORDERS v1” exists already')).toBeVisible()
  await userEvent.click(summary.getByRole('button', { name: 'ORDER_NO › Check table' }))
  const place = await cell(2, 8)
  await waitFor(() => expect(place).toHaveFocus())
  await rowsShown(5)
})

Used.test('is filled by keyboard alone, field after field', async () => {
  const first = await cell(1, 0)
  first.focus()
  await userEvent.keyboard('VBELN{Tab}')
  await waitFor(async () => expect(await cell(1, 1)).toHaveFocus())
  await userEvent.keyboard(' ')
  await expect(await cell(1, 1)).toHaveTextContent('Yes')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await waitFor(async () => expect(await cell(1, 5)).toHaveFocus())
  await userEvent.keyboard('25{Enter}')
  await waitFor(async () => expect(await cell(1, 5)).toHaveTextContent('25'))
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Field of 2' })).toHaveFocus())
  await userEvent.keyboard('POSNR{Escape}')
  await waitFor(async () => expect(await cell(2, 0)).toHaveFocus())
  await expect(await cell(2, 0)).toHaveTextContent('')
  await userEvent.keyboard('POSNR{Enter}')
  await waitFor(async () => expect(await cell(2, 0)).toHaveTextContent('POSNR'))
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  await waitFor(async () => expect(await cell(1, 0)).toHaveTextContent('POSNR'))
  await waitFor(async () => expect(await cell(1, 0)).toHaveFocus())
})

Used.test('takes the type of a data element that is typed, and makes a new one of another name', async () => {
  const place = await cell(1, 3)
  place.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Data element of 1' })).toHaveFocus())
  await userEvent.keyboard('ZUNHEARD_OF{Tab}')
  await waitFor(async () => expect(await cell(1, 3)).toHaveTextContent('ZUNHEARD_OFNew'))
  // Which MATNR is meant is clear once the system is.
  await userEvent.click(await cell(1, 3))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Data element of 1' }))
  await userEvent.keyboard('MATNR{Enter}')
  await waitFor(async () => expect(await cell(1, 3)).toHaveTextContent('MATNRNew'))
  await userEvent.click(screen.getByRole('radio', { name: 'The dictionary of a system' }))
  await userEvent.type(await screen.findByRole('combobox', { name: /^System/ }), 'S4P')
  await userEvent.click(await screen.findByRole('option', { name: /^S4P/ }))
  await waitFor(async () => expect(await cell(1, 3)).toHaveTextContent(/^MATNR Mat/))
})

Used.test(
  'takes over a table of an export of DD03L, with the data elements that the system has',
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The dictionary of a system' }))
    await userEvent.type(await screen.findByRole('combobox', { name: /^System/ }), 'S4P')
    await userEvent.click(await screen.findByRole('option', { name: /^S4P/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take over from …' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export of DD03L' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Export of DD03L' }))
    const rows = [
      'TABNAME;FIELDNAME;POSITION;KEYFLAG;ROLLNAME;DATATYPE;LENG;DECIMALS;CHECKTABLE',
      'ZT;ZOWN;0002;;ZOWN_DE;CHAR;000012;000000;',
      'ZT;MANDT;0001;X;MANDT;CLNT;000003;000000;',
      'ZT;.INCLUDE;0003;;ZS;;000000;000000;',
    ]
    const files = new DataTransfer()
    files.items.add(new File([rows.join('\n')], 'dd03l.csv'))
    const input = dialog.getByLabelText(/^File/)
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
    input.files = files.files
    await fireEvent.change(input)
    await expect(await dialog.findByText('1 part is left out or not taken as it stands')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }))
    await rowsShown(2)
    await waitFor(async () => expect(await cell(1, 3)).toHaveTextContent(/^MANDT Client/))
    await expect(await cell(2, 3)).toHaveTextContent('ZOWN_DENew')
    await expect(await cell(2, 5)).toHaveTextContent('12')
  },
)

Used.test('asks before what was entered is lost', async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Table/ }), 'ZKEPT')
  await userEvent.click(screen.getByRole('link', { name: 'Services' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Table/ })).toHaveValue(''))
})

Used.test('draws nothing but what changes, with hundreds of fields', async ({ canvas }) => {
  await grid()
  const names = Array.from({ length: 300 }, (_, at) => `FIELD_${at}\t\t\t\tCHAR\t${(at % 40) + 1}`)
  await pasteAt(1, 0, names.join('\n'))
  await rowsShown(300)
  const last = await cell(300, 0)
  last.focus()
  const touched = new Set<Element>()
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('tr')
      if (row) touched.add(row)
    }
  })
  watch.observe(await grid(), { subtree: true, childList: true, characterData: true })
  await userEvent.keyboard('OTHER{Enter}')
  await waitFor(async () => expect(await cell(300, 0)).toHaveTextContent('OTHER'))
  watch.disconnect()
  await expect(touched.size).toBeLessThan(5)
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  await waitFor(async () => expect(await cell(299, 0)).toHaveTextContent('OTHER'))
  await expect(canvas.getByText('300 fields')).toBeVisible()
})
