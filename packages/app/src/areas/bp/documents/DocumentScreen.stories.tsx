import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { strToU8, zipSync } from 'fflate'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { dropFiles, pasteFiles, textFile } from '../../../uploads/uploadFiles.fixture.js'
import { DocumentScreen } from './DocumentScreen.js'

const meta = preview.meta({ component: DocumentScreen })

const path = 'bp/master-data/documents'
const scenes = pageScenes({ path, id: 'DOC-00004' })
const of = (id: string) => at(sceneAddress(`${path}/${id}`))

/** A page of a PDF is drawn once its words lie over it. */
const isDrawn = async () => {
  await waitFor(() => expect(document.querySelector('.textLayer > *')).not.toBeNull())
}

/** One as one opens it. */
export const Default = meta.story({ ...scenes.found, play: isDrawn })

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story({ ...scenes.phone, play: isDrawn })

/** In German. */
export const German = meta.story({ ...scenes.german, play: isDrawn })

/** A Word file. */
export const Word = meta.story({
  ...of('DOC-00003'),
  play: async () => {
    await expect(await screen.findByText('1 Purpose', { selector: '.emb-app-docx *' })).toBeInTheDocument()
  },
})

/** An Excel file. */
export const Sheet = meta.story({
  ...of('DOC-00005'),
  play: async () => {
    await expect(await screen.findByRole('cell', { name: 'Load balances' })).toBeInTheDocument()
  },
})

/** A picture. */
export const Picture = meta.story({
  ...of('DOC-00011'),
  play: async () => {
    await expect(await screen.findByRole('img', { name: /^Organisation_chart/ })).toBeInTheDocument()
  },
})

/** A text. */
export const Text = meta.story({
  ...of('DOC-00013'),
  play: async () => {
    await expect(await screen.findByText(/3 Steps/, { selector: 'pre' })).toBeInTheDocument()
  },
})

/** With what one does to its versions. */
export const Versions = meta.story({
  ...of('DOC-00013'),
  parameters: { ...of('DOC-00013').parameters, ...unpictured },
})

const versions = async () => within(await screen.findByRole('list', { name: 'Versions' }))
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>document.title = 'run'</script></svg>`

New.test('creates one and opens it, still without a file', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Made by a story')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Made by a story' })).toBeVisible())
  await expect(await canvas.findByText(/^No file yet/)).toBeInTheDocument()
})

Versions.test('a dropped file becomes the newest version, and an older one becomes it again', async ({ userEvent }) => {
  const list = await versions()
  await dropFiles(list.getAllByRole('listitem')[0] ?? document.body, textFile('rules.txt', 'New rules'))
  await expect(await screen.findByText('New rules', { selector: 'pre' })).toBeInTheDocument()
  await userEvent.click(await list.findByRole('button', { name: 'Restore version 1' }))
  await expect(await screen.findByText('Version 1 is the newest again')).toBeVisible()
  await expect(await list.findByText('Restored from version 1')).toBeInTheDocument()
  await expect(await screen.findByText(/3 Steps/, { selector: 'pre' })).toBeInTheDocument()
})

Versions.test('a picture with a script is shown, and the script does not run', async () => {
  await versions()
  await pasteFiles(new File([svg], 'chart.svg'))
  await expect(await screen.findByText(/^This file holds scripts or actions/)).toBeInTheDocument()
  await expect(await screen.findByRole('img', { name: 'chart.svg' })).toBeInTheDocument()
  await expect(document.title).not.toBe('run')
})

Versions.test('a presentation has no preview, and can be saved', async () => {
  await versions()
  const slides = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'ppt/presentation.xml': strToU8('<p/>') })
  await pasteFiles(new File([new Uint8Array(slides)], 'slides.pptx'))
  await expect(await screen.findByText('No preview for this type.')).toBeInTheDocument()
  await expect(screen.getAllByRole('button', { name: 'Download version 2' })).toHaveLength(2)
})

Default.test('turns the pages of a PDF by keyboard, and reads them', async ({ userEvent }) => {
  const page = await screen.findByRole('region', { name: 'Page 1 of 2' })
  page.focus()
  await userEvent.keyboard('{PageDown}')
  await expect(await screen.findByRole('region', { name: 'Page 2 of 2' })).toBeInTheDocument()
  await expect(await screen.findByText('Annex', { selector: '.textLayer *' })).toBeInTheDocument()
})

Default.test('says what it belongs to, and belongs to it no longer', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Unlink / }))
  await expect(await canvas.findByText(/^It belongs to nothing yet/)).toBeInTheDocument()
})

Versions.test(
  'ordinary users read and save versions, and restore none',
  { parameters: { as: 'ordinary' } },
  async () => {
    const list = await versions()
    await expect(list.getAllByRole('button', { name: /^Download version/ })[0]).toBeInTheDocument()
    await expect(list.queryByRole('button', { name: /^Restore/ })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Upload version' })).toBeNull()
  },
)
