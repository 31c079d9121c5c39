import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { dropFiles, holdFiles, pasteFiles, textFile } from '../../../uploads/uploadFiles.fixture.js'
import { DocumentsScreen } from './DocumentsScreen.js'

const meta = preview.meta({ component: DocumentsScreen })

const path = 'bp/master-data/documents'
const scenes = listScenes({ path, view: 'q=credit&type=SOP&sort=-title' })
const few = at(`${sceneAddress(path)}?q=kassel`)

/** Answers the parts of files itself. */
const parts = (answer: () => Response | undefined) => http.patch('*/backend/api/upload-file/:id', answer)
const tray = async () => within(await screen.findByRole('region', { name: 'Uploads' }))
const shown = (name: RegExp) => screen.findByRole('link', { name })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** What is in a PDF, beside the list. */
export const Previewed = meta.story({
  ...few,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview of SOP Packing line, Kassel' }))
    await expect(await screen.findByText('SOP Packing line, Kassel', { selector: '.textLayer *' })).toBeInTheDocument()
  },
})

/** Uploads: one has ended, one was refused for its kind, one has lost its connection. */
export const Uploads = meta.story({
  ...few,
  play: async ({ canvas, msw }) => {
    await shown(/^SOP Packing line/)
    await pasteFiles(textFile('Packing_line.txt'))
    const uploads = await tray()
    await expect(await uploads.findByText('Uploaded')).toBeVisible()
    msw.use(parts(() => HttpResponse.error()))
    await dropFiles(canvas.getByRole('heading', { level: 1 }), textFile('setup.exe'), textFile('Notes.txt'))
    await expect(await uploads.findByText('Files of this kind are not taken.')).toBeVisible()
    await expect(await uploads.findByText(/^Connection lost at 0%/)).toBeVisible()
  },
})

/** Uploads on a phone. */
export const UploadsOnAPhone = meta.story({
  ...at(`${sceneAddress(path)}?q=kassel`, { phone: true }),
  play: async () => {
    await shown(/^SOP Packing line/)
    await pasteFiles(textFile('setup.exe'), textFile('Packing_line.txt'))
    await expect(await (await tray()).findByText('Uploaded')).toBeVisible()
  },
})

/** Files are held above the list. */
export const Held = meta.story({
  ...few,
  play: async ({ canvas }) => {
    await shown(/^SOP Packing line/)
    await holdFiles(canvas.getByRole('heading', { level: 1 }), textFile('a.txt'))
    await expect(await canvas.findByText('Drop the files here')).toBeVisible()
  },
})

/** With a few rows, onto which files are dropped. */
export const Few = meta.story({ ...few, parameters: { ...few.parameters, ...unpictured } })

Default.test('begins with the review that is due first, and says how late it is', async ({ canvas }) => {
  await expect(await canvas.findByText('20 days late')).toBeVisible()
  await expect(nth(canvas.getAllByRole('link', { name: /^(?:SOP|BPD)/ }), 0)).toHaveTextContent(
    'SOP Goods receipt, Leeds',
  )
  await expect(canvas.getByText('in 7 days')).toBeVisible()
})

Default.test('leads to what is late, due soon, and to one’s own drafts', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Review late' }))
  await waitFor(() => expect(canvas.getByText(/^2 · filtered|filtered from 10,000/)).toBeVisible())
  await expect(canvas.getByRole('link', { name: 'Review late' })).toHaveAttribute('aria-current', 'page')
})

Few.test('what is pasted becomes a document, which is described on its page', async ({ userEvent }) => {
  await shown(/^SOP Packing line/)
  await pasteFiles(textFile('Kassel_rules.txt'))
  await userEvent.click(await (await tray()).findByRole('link', { name: 'Describe Kassel_rules.txt' }))
  await expect(await screen.findByRole('heading', { level: 1, name: 'Kassel rules' })).toBeVisible()
  // The tray stays on other pages.
  await expect((await tray()).getByText('Uploaded')).toBeVisible()
})

Few.test('says what is wrong before a byte is sent: its kind, nothing in it', async ({ msw }) => {
  await shown(/^SOP Packing line/)
  msw.use(
    http.post('*/api/processes/uploads', () => {
      throw new Error('Nothing may be asked.')
    }),
  )
  await dropFiles(await shown(/^SOP Packing line/), textFile('a.exe'), textFile('empty.txt', ''))
  const uploads = await tray()
  await expect(await uploads.findByText('Files of this kind are not taken.')).toBeVisible()
  await expect(await uploads.findByText('The file is empty.')).toBeVisible()
})

Few.test('a file that is not what its name says is refused', async () => {
  await shown(/^SOP Packing line/)
  await pasteFiles(new File([Uint8Array.of(0x4d, 0x5a, 0, 0)], 'report.pdf'))
  await expect(await (await tray()).findByText('The file is a program or a script.')).toBeVisible()
})

Few.test('goes on as soon as the network is back', async ({ msw }) => {
  await shown(/^SOP Packing line/)
  let isDown = true
  msw.use(parts(() => (isDown ? HttpResponse.error() : undefined)))
  await pasteFiles(textFile('Notes.txt'))
  const uploads = await tray()
  await expect(await uploads.findByText(/^Connection lost/)).toBeVisible()
  isDown = false
  dispatchEvent(new Event('online'))
  await expect(await uploads.findByText('Uploaded')).toBeVisible()
})

Few.test('one that waits is cancelled', async ({ msw, userEvent }) => {
  await shown(/^SOP Packing line/)
  msw.use(parts(() => HttpResponse.error()))
  await pasteFiles(textFile('Notes.txt'))
  await userEvent.click(await (await tray()).findByRole('button', { name: 'Cancel Notes.txt' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull())
})

Few.test('the tray is folded, and what has ended is removed', async ({ userEvent }) => {
  await shown(/^SOP Packing line/)
  await pasteFiles(textFile('a.exe'))
  const uploads = await tray()
  await userEvent.click(await uploads.findByRole('button', { name: 'Fold the uploads' }))
  await expect(uploads.queryByText('a.exe')).toBeNull()
  await userEvent.click(uploads.getByRole('button', { name: 'Remove what has ended' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull())
})

Few.test('ordinary users upload nothing', { parameters: { as: 'ordinary' } }, async ({ canvas }) => {
  await shown(/^SOP Packing line/)
  await expect(canvas.queryByRole('button', { name: 'Upload documents' })).toBeNull()
  await pasteFiles(textFile('a.txt'))
  await expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
})
