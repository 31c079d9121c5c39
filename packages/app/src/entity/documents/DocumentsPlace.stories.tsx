import { at, sceneAddress } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { dropFiles, textFile } from '../../uploads/uploadFiles.fixture.js'
import { DocumentsPlace } from './DocumentsPlace.js'

const meta = preview.meta({ component: DocumentsPlace })

const scene = at(sceneAddress('bp/ricefw/RIC-00002'))

const card = async () => {
  const found = await screen.findByRole('region', { name: 'Documents' })
  return within(found)
}
/** Scrolls what the place is in, and nothing around it. */
const near = async () => {
  await pageState.settled()
  const place = await waitFor(() => {
    const found = document.querySelector('.emb-app-documents-place')
    if (!found) throw new Error('There is no place for documents yet')
    return found
  })
  let scroller = place.parentElement
  while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement
  scroller?.scrollTo({ top: scroller.scrollHeight })
}

/** The documents of a RICEFW item: one was just uploaded. */
export const Default = meta.story({
  ...scene,
  play: async () => {
    await near()
    const documents = await card()
    await dropFiles(await documents.findByText(/^No documents here yet/), textFile('Interface_notes.txt'))
    await expect(await documents.findByRole('link', { name: 'Interface notes' })).toBeVisible()
    await near()
  },
})

/** Without any. */
export const Empty = meta.story({ ...scene, parameters: { ...scene.parameters, ...unpictured }, play: near })

Default.test('is unlinked, and stays where documents are', async ({ userEvent }) => {
  const documents = await card()
  await userEvent.click(documents.getByRole('button', { name: 'Unlink Interface notes' }))
  await expect(await documents.findByText(/^No documents here yet/)).toBeVisible()
})

Empty.test('links one that is there, by its picker', async ({ userEvent }) => {
  const documents = await card()
  const field = await documents.findByRole('combobox', { name: /^Link a document/ })
  await userEvent.type(field, 'packing line')
  await userEvent.click(await screen.findByRole('option', { name: /SOP Packing line, Kassel/ }))
  await expect(await documents.findByRole('link', { name: 'SOP Packing line, Kassel' })).toBeVisible()
})

Empty.test('ordinary users link and upload nothing', { parameters: { as: 'ordinary' } }, async () => {
  const documents = await card()
  await expect(await documents.findByText('No documents belong to this yet.')).toBeVisible()
  await expect(documents.queryByRole('button', { name: 'Upload' })).toBeNull()
})

/** Its documents cannot be loaded at first. */
export const Failing = meta.story({
  ...scene,
  parameters: { ...scene.parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/processes/subjects/*', () => new Response('{}', { status: 404 }), { once: true })),
  play: near,
})

Failing.test('asks again', async ({ userEvent }) => {
  const documents = await card()
  await userEvent.click(await documents.findByRole('button', { name: 'Try again' }))
  await expect(await documents.findByText(/^No documents here yet/)).toBeVisible()
})
