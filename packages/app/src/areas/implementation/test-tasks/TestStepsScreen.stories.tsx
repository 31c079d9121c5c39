import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { TestStepsScreen } from './TestStepsScreen.js'

const meta = preview.meta({ component: TestStepsScreen })

const path = 'implementation/test-task'
const page = (search: string, language?: string) => `${sceneAddress(path, language)}?view=steps${search}`
const first = '&scenario=SC-00001&process=SP-00001'

const cell = (name: string): Promise<HTMLTextAreaElement> => screen.findByRole('textbox', { name })
const titles = () =>
  screen
    .getAllByRole('textbox', { name: /^Title \d+$/ })
    .map((one) => (one instanceof HTMLTextAreaElement ? one.value : ''))
const saved = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: 'Save steps' }))
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
}

/** The steps of a process, between the other processes and what is known of one step. */
export const Default = meta.story({
  ...at(page(first)),
  play: async ({ userEvent }) => {
    await cell('Title 1')
    await userEvent.click(screen.getByRole('button', { name: 'Assignment of step 2' }))
    await screen.findByRole('complementary', { name: 'Step 2' })
  },
})

/** No scenario is chosen. */
export const NoScenario = meta.story({
  ...at(page('')),
  play: async () => void (await screen.findByText('Choose a scenario first')),
})

/** A process without tests. */
export const Empty = meta.story({
  ...at(page('&scenario=SC-00020')),
  play: async () => void (await screen.findByText('No test tasks for this process yet')),
})

/** The tests that the steps of a process suggest. */
export const Proposal = meta.story({
  ...at(page('&scenario=SC-00001&process=SP-00002')),
  play: async ({ userEvent }) => {
    await cell('Title 1')
    await userEvent.click(screen.getByRole('button', { name: 'Propose from process' }))
    await within(await screen.findByRole('dialog')).findAllByRole('checkbox')
  },
})

/** Somebody else saved the same steps first. */
export const Conflict = meta.story({
  ...at(page(first)),
  play: async ({ userEvent }) => {
    await userEvent.type(await cell('Expected 1'), ' And the log is empty.')
    await asAnother.save('/implementation/test-tasks/TT-00001', { title: 'Open it twice' })
    await userEvent.click(screen.getByRole('button', { name: 'Save steps' }))
    await screen.findByText(/saved these steps in the meantime$/)
  },
})

/** On a phone: cards that open. */
export const Phone = meta.story({
  ...at(page(first), { phone: true }),
  play: async () => {
    await screen.findByRole('list', { name: 'Steps' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** A step that is written on a phone. */
export const PhoneStep = meta.story({
  ...at(page(first), { phone: true }),
  play: async ({ userEvent }) => {
    const [step] = await within(await screen.findByRole('list', { name: 'Steps' })).findAllByRole('button')
    if (step) await userEvent.click(step)
    await within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Action' })
  },
})

/** In German. */
export const German = meta.story({
  ...at(page(first, 'de')),
  play: async () => void (await cell('Bezeichnung 1')),
})

Default.test('is written by keyboard: next title, a new step, another place, gone', async ({ userEvent }) => {
  const [one = '', two = '', three = ''] = titles()
  ;(await cell('Title 1')).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect(await cell('Title 2')).toHaveFocus())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(async () => expect(await cell('Title 3')).toHaveFocus())
  await userEvent.keyboard('Check the log')
  await expect(titles()).toEqual([one, two, 'Check the log', three])
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  await waitFor(() => expect(titles()).toEqual(['Check the log', one, two, three]))
  await saved(userEvent)
  await expect(titles()).toEqual(['Check the log', one, two, three])
  ;(await cell('Title 1')).focus()
  await userEvent.keyboard('{Control>}{Delete}{/Control}')
  await waitFor(() => expect(titles()).toEqual([one, two, three]))
})

Default.test('a block from a spreadsheet is pasted across cells and rows', async ({ userEvent }) => {
  const target = await cell('Title 3')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Post\t"Open FB01.\nPost."\tCompany: 1010\tPosted\nCheck\tDisplay\t\tShown\n')
  await fireEvent(target, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await waitFor(() => expect(titles().slice(2)).toEqual(['Post', 'Check']))
  await expect(await cell('Action 3')).toHaveValue('Open FB01.\nPost.')
  await expect(await cell('Expected 4')).toHaveValue('Shown')
  await saved(userEvent)
  await expect(titles()).toHaveLength(4)
})

Default.test('a step without a title is named, and kept', async ({ userEvent }) => {
  await userEvent.clear(await cell('Title 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Save steps' }))
  await expect(await screen.findByText(/^1 step has no title/)).toBeVisible()
})

Proposal.test('those that are chosen are added, edited and saved', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  const [one] = dialog.getAllByRole('checkbox')
  if (one) await userEvent.click(one)
  const before = titles().length
  await userEvent.click(dialog.getByRole('button', { name: /^Add \d+ tests$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const count = titles().length
  await expect(count).toBeGreaterThan(before)
  const fresh = await cell(`Title ${before + 1}`)
  await waitFor(() => expect(fresh).toHaveFocus())
  await userEvent.keyboard('{End} by two')
  await saved(userEvent)
  await expect(titles()).toHaveLength(count)
  await expect(titles()[before]).toMatch(/ by two$/)
})

Conflict.test('mine is saved over it', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  await expect((await cell('Expected 1')).value).toMatch(/And the log is empty\.$/)
})

Conflict.test('or theirs is shown', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
  await waitFor(async () => expect(await cell('Title 1')).toHaveValue('Open it twice'))
})
