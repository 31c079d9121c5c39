import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Page, type Typing, upload } from '../../../../entity/import/importStory.fixture.js'
import { ImportArchiveDialog } from './ImportArchiveDialog.js'

const meta = preview.meta({ component: ImportArchiveDialog })

const stamps = {
  createdBy: 'Ada',
  createdAt: '2026-11-20T08:00:00.000Z',
  changedBy: 'Ada',
  changedAt: '2026-11-20T08:00:00.000Z',
}
const area = (code: string, name: string, more: object = {}) => ({
  ...stamps,
  id: `AR-${code}`,
  organisationId: 'elsewhere',
  lockVersion: 1,
  tags: [],
  code,
  name,
  description: '',
  parentId: null,
  order: 0,
  ownerId: null,
  owner: null,
  status: 'ACTIVE',
  ...more,
})

/** An archive in which not all is well. */
const archive = {
  format: 'embpm.organisation',
  version: 1,
  madeAt: '2026-11-20T08:00:00.000Z',
  organisation: { organisationId: 'elsewhere', title: 'Northwind Logistics' },
  people: [{ id: 'USR-00900', name: 'Ada Nowak', email: 'ada.nowak@northwind.example' }],
  parts: {
    businessAreas: [
      area('1000', 'Sales'),
      area('1100', 'Offers', { parentId: 'AR-1000', ownerId: 'USR-00900' }),
      area('1000', 'Sales again', { id: 'AR-1001' }),
    ],
    comments: [{ id: 'C-1' }],
  },
  left: [{ what: 'secrets', count: 2 }],
}
const fileOf = (text: string) => new File([text], 'northwind.embpm.json', { type: 'application/json' })

/** Opens the dialog and chooses a file. */
async function choose(canvas: Page, userEvent: Typing, file: File) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Import' }))
  await screen.findByRole('dialog', { name: /Import an organisation/ })
  await upload(file)
}

const scene = at(sceneAddress('administration/organisations/ORG-00009'))
const endpoint = '*/api/administration/organisations/ORG-00009/archive'

/** What would become of a file: what is new, what is refused and why, and who is not known here. */
export const Default = meta.story({
  ...scene,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, fileOf(JSON.stringify(archive)))
    await screen.findByRole('heading', { name: 'Records that can be imported: 2' })
  },
})

/** On a phone. */
export const Phone = meta.story({
  ...at(sceneAddress('administration/organisations/ORG-00009'), { phone: true }),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, fileOf(JSON.stringify(archive)))
    await screen.findByRole('heading', { name: 'Records that can be imported: 2' })
  },
})

/** A file that was cut off. */
export const Damaged = meta.story({
  ...scene,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, fileOf(JSON.stringify(archive).slice(0, -40)))
    await screen.findByText(/damaged or cut off/)
  },
})

/** The server does not answer. */
export const Failing = meta.story({
  ...scene,
  beforeEach: ({ msw }) => msw.use(http.post(endpoint, () => HttpResponse.json({}, { status: 503 }), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, fileOf(JSON.stringify(archive)))
    await screen.findByText('Nothing was imported.')
  },
})

Default.test('says why a record is refused, and what becomes of people who are not here', async () => {
  const dialog = within(screen.getByRole('dialog'))
  await expect(dialog.getByText(/another one has this key \(code\)/)).toHaveTextContent('1000 Sales again')
  await expect(dialog.getByText('Ada Nowak (ada.nowak@northwind.example)')).toBeVisible()
  await expect(dialog.getByText('Values of secret settings: 2')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Business areas/ })).toHaveTextContent('201')
})

Default.test('imports what can be imported, and a second time finds it there', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 records' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Imported records: 2' })).toHaveFocus())
  await userEvent.click(nth(screen.getAllByRole('button', { name: 'Close' }), -1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose(canvas, userEvent, fileOf(JSON.stringify(archive)))
  await expect(await screen.findByRole('heading', { name: 'There is nothing to import' })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Import 0 records' })).toBeDisabled()
})

Damaged.test('takes no other JSON, nor a version that is not known', async () => {
  await upload(fileOf('{"services": []}'))
  await expect(await screen.findByText('This file is no export of an organisation.')).toBeVisible()
  await upload(fileOf(JSON.stringify({ ...archive, version: 2 })))
  await expect(await screen.findByText(/from a version that is not known here/)).toBeVisible()
})

Failing.test('tries again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect(await screen.findByRole('heading', { name: 'Records that can be imported: 2' })).toBeVisible()
})
