import { newModel, readModel, sampleModel } from '@embpm/bpmn'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test'
import { pageState } from '@embpm/storybook/pageState'
import { atWork, onPhone } from '../../../../entity/import/Workplace.fixture.js'
import { buildStory } from '../../task/buildStory.fixture.js'
import { RaciPage, raciStory } from './raciStory.fixture.js'

const { cell, grid, letters, says } = raciStory

/** Create deliveries: published, nothing drawn since. */
const published = 'PRC-00082'
/** Nobody is accountable for one of its steps. */
const wrong = 'PRC-00080'

const wide = { viewport: { value: 'wide' } }
const meta = preview.meta({
  component: RaciPage,
  parameters: {
    ...atWork,
    viewport: {
      options: { ...atWork.viewport.options, wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } },
    },
  },
  globals: wide,
  args: { first: published },
  beforeEach: buildStory.forget,
})

const picked = (value: RegExp) =>
  waitFor(() => expect(screen.getByRole('combobox', { name: 'Process' })).toHaveDisplayValue(value))
const loaded = async () => {
  await grid()
  await picked(/./)
}
const wrongButton = (count: number) =>
  screen.findByRole('button', { name: new RegExp(`^${count} steps? without exactly one A`) })

/** The newest revision is published: what that means for the first letter is said. */
export const Default = meta.story({ play: loaded })

/** A step for which nobody is accountable: its row is tinted, and says so. */
export const Wrong = meta.story({
  args: { first: wrong },
  play: async () => {
    await loaded()
    await wrongButton(1)
  },
})

export const ByRole = meta.story({
  args: { first: wrong },
  play: async ({ userEvent }) => {
    await loaded()
    await userEvent.click(screen.getByRole('radio', { name: 'By role' }))
  },
})

export const Choose = meta.story({
  args: { first: null },
  play: async () => {
    await screen.findByText('Choose a process')
    await screen.findByRole('combobox', { name: 'Process' })
  },
})

export const NoModel = meta.story({
  args: { first: 'PRC-00001' },
  play: async () => void (await screen.findByRole('link', { name: 'Open in Build' })),
})

export const NoRoles = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      raciStory.answering(
        published,
        sampleModel({
          name: 'P',
          index: 0,
          steps: ['Check', 'Post'].map((name) => ({ name, lane: 'Sales', type: 'userTask' })),
        }),
      ),
    ),
  play: async () => {
    await screen.findByText('No roles yet')
    await picked(/./)
  },
})

export const NoSteps = meta.story({
  beforeEach: ({ msw }) => msw.use(raciStory.answering(published, newModel({ name: 'P' }))),
  play: async () => {
    await screen.findByText('No steps yet')
    await picked(/./)
  },
})

export const Unknown = meta.story({
  args: { first: 'PRC-99999' },
  play: async () => void (await screen.findByText('There is no such process')),
})

export const Forbidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/processes/processes/:id/revisions', () =>
        HttpResponse.json(
          { defined: true, code: 'FORBIDDEN', status: 403, message: 'No', data: { missing: ['permission'] } },
          { status: 403 },
        ),
      ),
    ),
  play: async () => void (await screen.findByText('You may not see this process')),
})

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/processes/processes/:id/revisions', () => HttpResponse.json({}, { status: 503 }), { once: true }),
    ),
  play: async () => void (await screen.findByText('The matrix could not be loaded')),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/processes/revisions/:id', pageState.never)),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible())
    await picked(/./)
  },
})

/** Somebody without a role reads it. */
export const ReadOnly = meta.story({ parameters: { as: 'ordinary' }, play: loaded })

/** What is entered lies over what somebody else has saved: who, and what to do about it. */
export const Conflict = meta.story({
  beforeEach: async ({ msw }) => msw.use(...buildStory.savedByOther(raciStory.large(3, 3))),
  play: async ({ userEvent }) => {
    await loaded()
    const first = await cell('Complete data', 'Sales clerk')
    first.focus()
    await userEvent.keyboard('c')
    await screen.findByRole('region', { name: 'Conflicting changes' })
  },
})

/** Whether the server fails. */
let isDown = true

/** Nothing gets to the server; what is entered is kept here. */
export const KeptHere = meta.story({
  parameters: unpictured,
  beforeEach: ({ msw }) => {
    isDown = true
    msw.use(
      http.post('*/api/processes/processes/:id/revisions', () =>
        isDown ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
  },
  play: async ({ userEvent }) => {
    await loaded()
    ;(await cell('Complete data', 'Sales clerk')).focus()
    await userEvent.keyboard('c')
    await says('Kept on this device')
  },
})

/** What a tab that was closed has kept is offered first. */
export const Offered = meta.story({
  parameters: unpictured,
  beforeEach: () => buildStory.keep({ processId: published, basedOn: 'PRC-00082-R1', bpmnXml: raciStory.large(3, 3) }),
  play: async () => {
    await screen.findByRole('region', { name: 'Drawing kept on this device' })
    await picked(/./)
  },
})

export const MenuOpen = meta.story({
  play: async ({ userEvent }) => {
    await loaded()
    await userEvent.click(await cell('Approve', 'Head of sales'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})

/** Two hundred steps and fifty roles, some with long names. */
export const Large = meta.story({
  beforeEach: ({ msw }) => msw.use(raciStory.answering(published, raciStory.large(200, 50))),
  play: async () => {
    await loaded()
    ;(await cell('Step 12', 'Role 9')).focus()
  },
})

export const Phone = meta.story({
  globals: onPhone,
  args: { first: wrong },
  play: async () => {
    await screen.findAllByRole('button', { name: /^Change / })
    await picked(/./)
  },
})

export const PhoneChange = meta.story({
  globals: onPhone,
  args: { first: wrong },
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: /^Change / })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})

export const German = meta.story({
  args: { first: wrong, language: 'de' },
  play: async () => {
    await grid()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Prozess' })).toHaveDisplayValue(/./))
  },
})

/** Roles of a step of what the server has. */
async function savedRoles(step: string) {
  const { elements } = await readModel((await buildStory.newest(published)).bpmnXml)
  return [...elements.values()].find(({ name }) => name === step)?.roles.map(({ letter, name }) => `${letter} ${name}`)
}

Default.test('letters are typed, and saved by themselves as a draft of the model', async ({ userEvent }) => {
  await expect(screen.getByText(/The first letter you enter makes a draft/)).toBeVisible()
  ;(await cell('Enter request', 'Head of sales')).focus()
  await userEvent.keyboard('i')
  await expect(await letters('Enter request', 'Head of sales')).toBe('I')
  await expect(await cell('Enter request', 'Head of sales')).toHaveAccessibleName('Informed (I)')
  await wrongButton(1)
  await says('Saved just now')
  await expect(screen.getByText('Draft')).toBeVisible()
  await expect(screen.queryByText(/The first letter you enter makes a draft/)).toBeNull()
  await expect(await savedRoles('Enter request')).toEqual(['R Sales clerk', 'I Head of sales'])
})

Default.test(
  'another letter replaces, with Shift it is added, the same takes it away, Del clears',
  async ({ userEvent }) => {
    const here = () => letters('Enter request', 'Sales clerk')
    ;(await cell('Enter request', 'Sales clerk')).focus()
    await userEvent.keyboard('c')
    await expect(await here()).toBe('C')
    await userEvent.keyboard('{Shift>}R{/Shift}')
    await expect(await here()).toBe('RC')
    await userEvent.keyboard('r')
    await expect(await here()).toBe('C')
    await userEvent.keyboard('{Delete}')
    await expect(await here()).toBe('')
    await userEvent.keyboard('x')
    await expect(await here()).toBe('')
  },
)

Default.test('what was entered is taken back and done again, by keys and by buttons', async ({ userEvent }) => {
  const here = () => letters('Enter request', 'Sales clerk')
  await expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
  ;(await cell('Enter request', 'Sales clerk')).focus()
  await userEvent.keyboard('a{Delete}')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(await here()).toBe('A')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(await here()).toBe('R')
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect(await here()).toBe('A')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect(await here()).toBe('R')
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
  await expect(await here()).toBe('A')
})

Default.test('arrows, Home, End and Page keys move, also to checks and sums', async ({ userEvent }) => {
  const table = await grid()
  const at = () => {
    const focused = document.activeElement
    return focused instanceof HTMLTableCellElement
      ? `${focused.closest('tr')?.cells[0]?.textContent} ${focused.cellIndex}`
      : ''
  }
  const last = (table.tHead?.rows[0]?.cells.length ?? 0) - 1
  await userEvent.tab()
  ;(await cell('Enter request', 'Sales clerk')).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect(at()).toBe('Complete data 2')
  await userEvent.keyboard('{End}')
  await expect(at()).toBe(`Complete data ${last}`)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect(at()).toBe('Enter request 1')
  await userEvent.keyboard('{PageDown}{ArrowDown}')
  await expect(at()).toBe('Steps as R, A 1')
  await expect(document.activeElement?.textContent).toMatch(/^\d+, \d+$/)
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowLeft}')
  await expect(at()).toBe('Enter request 1')
})

Default.test('Enter opens the menu, which says what the cell has and adds to it', async ({ userEvent }) => {
  const here = await cell('Enter request', 'Sales clerk')
  here.focus()
  await userEvent.keyboard('{Enter}')
  const menu = within(await screen.findByRole('menu', { name: 'Enter request, Sales clerk' }))
  await expect(menu.getByRole('menuitemcheckbox', { name: /^Responsible/ })).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(menu.getByRole('menuitem', { name: /^Also Informed/ }))
  await expect(here).toHaveAccessibleName('Responsible (R), Informed (I)')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(here).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^None/ }))
  await expect(await letters('Enter request', 'Sales clerk')).toBe('')
})

Default.test('a click opens the menu, in which letters still write', async ({ userEvent }) => {
  const here = await cell('Enter request', 'Head of sales')
  await userEvent.click(here)
  await screen.findByRole('menu')
  await userEvent.keyboard('c')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(await letters('Enter request', 'Head of sales')).toBe('C')
  await waitFor(() => expect(here).toHaveFocus())
})

Default.test('a block from a spreadsheet is pasted as one step back', async ({ userEvent }) => {
  const here = await cell('Enter request', 'Sales clerk')
  here.focus()
  const data = new DataTransfer()
  data.setData('text/plain', 'C\tR A\nI\tnobody\n')
  await fireEvent(here, new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect(await letters('Enter request', 'Sales clerk')).toBe('C')
  await expect(await letters('Complete data', 'Sales clerk')).toBe('I')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(await letters('Enter request', 'Sales clerk')).toBe('R')
  await expect(await letters('Complete data', 'Sales clerk')).toBe('R')
})

Default.test('what is typed is told to screen readers, with what it makes of the step', async ({ userEvent }) => {
  ;(await cell('Enter request', 'Sales clerk')).focus()
  await userEvent.keyboard('{Shift>}A{/Shift}')
  await expect(
    await screen.findByText('Enter request, Sales clerk: Responsible (R), Accountable (A). 2 A'),
  ).toBeInTheDocument()
})

Default.test('a role is added, and takes part once it has a letter', async ({ userEvent }) => {
  const add = screen.getByRole('combobox', { name: 'Add role' })
  await userEvent.type(add, 'Tax specialist')
  await userEvent.click(await screen.findByRole('option', { name: /Tax specialist/ }))
  const here = await cell('Enter request', 'Tax specialist')
  here.focus()
  await userEvent.keyboard('c')
  await says('Saved just now')
  await expect(await savedRoles('Enter request')).toContain('C Tax specialist')
})

Default.test('another process is chosen, and nothing that was entered is lost', async ({ userEvent }) => {
  ;(await cell('Enter request', 'Sales clerk')).focus()
  await userEvent.keyboard('c')
  const picker = screen.getByRole('combobox', { name: 'Process' })
  await userEvent.clear(picker)
  await userEvent.type(picker, 'Check deliveries')
  await userEvent.click(await screen.findByRole('option', { name: /Check deliveries/ }))
  await cell('Open worklist', 'Sales clerk')
  await waitFor(async () => expect(await savedRoles('Enter request')).toContain('C Sales clerk'))
})

Default.test('is printed and saved as a file', async ({ userEvent }) => {
  const print = spyOn(window, 'print').mockImplementation(fn())
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
  const saved = spyOn(URL, 'createObjectURL')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const [file] = mocked(saved).mock.calls[0] ?? []
  const text = file instanceof Blob ? await file.text() : ''
  await expect(text).toMatch(/Step,Sales clerk,.*,Check/)
  await expect(text).toMatch(/Enter request,R,/)
  saved.mockRestore()
})

Wrong.test('F8 and the count lead to the wrong step, until it is right', async ({ userEvent }) => {
  const button = await wrongButton(1)
  const row = screen.getByText('No A').closest('tr')
  await userEvent.keyboard('{F8}')
  await expect(row).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  await userEvent.tab()
  await userEvent.click(button)
  await expect(row).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  await userEvent.keyboard('a')
  await expect(await screen.findByText('Every step has exactly one A')).toBeVisible()
  await expect(screen.queryByText('No A')).toBeNull()
})

Default.test('F8 goes from one wrong step to the next, and with Shift back', async ({ userEvent }) => {
  const row = () => document.activeElement?.closest('tr')?.cells[0]?.textContent
  for (const step of ['Enter request', 'Inform requester']) {
    ;(await cell(step, 'Head of sales')).focus()
    await userEvent.keyboard('{Delete}')
  }
  const button = await wrongButton(2)
  await userEvent.keyboard('{F8}')
  await expect(row()).toBe('Enter request')
  await userEvent.click(button)
  await expect(row()).toBe('Inform requester')
  await userEvent.keyboard('{Shift>}{F8}{/Shift}')
  await expect(row()).toBe('Enter request')
})

ByRole.test('roles are rows, their steps columns, and letters are entered in the same way', async ({ userEvent }) => {
  const [first] = [...((await grid()).tHead?.rows[0]?.cells ?? [])].slice(1)
  const step = first?.textContent ?? ''
  await expect(screen.getByText('No A').closest('tfoot')).not.toBeNull()
  await userEvent.keyboard('{F8}')
  await userEvent.keyboard('a')
  await expect(await screen.findByText('Every step has exactly one A')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'By step' }))
  await expect((await grid()).textContent).toContain(step)
})

ReadOnly.test('is read by keys, and nothing in it can be changed', async ({ userEvent }) => {
  await expect(await grid()).toHaveAttribute('aria-readonly', 'true')
  const here = await cell('Enter request', 'Sales clerk')
  await userEvent.click(here)
  await userEvent.keyboard('c{Delete}{Enter}')
  await expect(await letters('Enter request', 'Sales clerk')).toBe('R')
  await expect(screen.queryByRole('menu')).toBeNull()
  await expect(screen.queryByRole('combobox', { name: 'Add role' })).toBeNull()
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await expect(await cell('Complete data', 'Sales clerk')).toHaveFocus()
})

Conflict.test('names who has saved, and keeps what was entered over it', async () => {
  const panel = within(screen.getByRole('region', { name: 'Conflicting changes' }))
  await expect(panel.getByText(/Nora Eriksen/)).toBeVisible()
  await expect(await letters('Complete data', 'Sales clerk')).toBe('C')
})

/** Somebody else saves while one enters. */
export const Overtaken = meta.story({ parameters: unpictured, play: loaded })

Overtaken.test('mine is kept over theirs, or theirs is taken and shown', async ({ userEvent }) => {
  for (const choice of ['Keep mine', 'Take theirs']) {
    // Before the first letter: what is entered is saved two seconds after it, however long this takes.
    await buildStory.saveMeanwhile(published, (text) => text.replace(/name="(Approve|Sign)"/, 'name="Sign it"'))
    const here = await cell('Complete data', 'Sales clerk')
    here.focus()
    await userEvent.keyboard(choice === 'Keep mine' ? 'c' : 'i')
    const panel = within(await screen.findByRole('region', { name: 'Conflicting changes' }))
    await userEvent.click(panel.getByRole('button', { name: choice }))
    if (choice === 'Keep mine') {
      await says('Saved just now')
      await expect(await savedRoles('Complete data')).toContain('C Sales clerk')
      continue
    }
    await screen.findByRole('rowheader', { name: 'Sign it' })
    await expect(await letters('Complete data', 'Sales clerk')).toBe('C')
    await expect((await buildStory.labels(published)).slice(0, 2)).toEqual(['', expect.stringMatching(/^Put aside on/)])
  }
})

KeptHere.test('is tried again once one asks for it', async ({ userEvent }) => {
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await says('Saved just now')
  await expect(await savedRoles('Complete data')).toContain('C Sales clerk')
})

Offered.test('goes on with what was kept', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await cell('Step 1', 'Role 1')
})

PhoneChange.test('letters are switched on and off by large buttons', async ({ userEvent }) => {
  const drawer = within(screen.getByRole('dialog'))
  await expect(drawer.getByText('No A')).toBeVisible()
  const role = within(drawer.getAllByRole('group')[0] ?? document.body)
  const accountable = role.getByRole('button', { name: 'Accountable (A)' })
  const { width, height } = accountable.getBoundingClientRect()
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await userEvent.click(accountable)
  await expect(accountable).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(drawer.queryByText('No A')).toBeNull())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(screen.getByText('Every step has exactly one A')).toBeVisible()
})

Failed.test('is asked for again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await grid()
})
