import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor, within } from 'storybook/test'
import { atWork, onPhone, Workplace } from '../../../../entity/import/Workplace.fixture.js'
import { bench, PropertiesBench, type PropertiesBenchProps } from './PropertiesBench.fixture.js'
import { hostileModel, propertiesModel } from './propertiesModel.fixture.js'

const meta = preview.meta({ component: PropertiesBench, parameters: atWork })

/** The properties of an element beside its diagram. */
const of = (selected: string | null, more: Partial<PropertiesBenchProps> & { language?: string } = {}) => ({
  render: () => (
    <Workplace
      title="Sell from stock"
      language={more.language ?? 'en'}
      body={<PropertiesBench xml={propertiesModel} selected={selected} {...more} />}
    />
  ),
  play: async () => {
    await screen.findAllByRole('heading', { level: 2 })
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  },
})

const textbox = (name: RegExp | string) => screen.findByRole('textbox', { name })
const select = (name: RegExp | string) => screen.findByRole('combobox', { name })

interface Keys {
  clear: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
  tab: () => Promise<void>
}

/** Puts another text into a field and leaves it. */
const fill = async (userEvent: Keys, name: RegExp | string, text: string) => {
  const field = await textbox(name)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  await userEvent.tab()
}

/** A step with roles, links, one of them to what is gone, and figures. */
export const Default = meta.story(of('Check'))

/** The end of it: documentation, time and cost. */
export const End = meta.story({
  ...of('Check'),
  play: async () => {
    await of('Check').play()
    document.querySelector('.emb-app-properties')?.scrollTo(0, 10_000)
  },
})

/** A step with two accountable roles. */
export const TwoAccountable = meta.story(of('Remind'))

/** A flow with a condition. */
export const Flow = meta.story(of('Yes'))

/** A timer that is attached to a step. */
export const Timer = meta.story(of('Late'))

/** An event with an error that has a code. */
export const ErrorEvent = meta.story(of('Failed'))

/** A step that calls a process. */
export const Call = meta.story(of('Deliver'))

/** With nothing selected: the pool. */
export const Whole = meta.story(of(null))

/** Several elements. */
export const Several = meta.story({
  ...of('Check'),
  play: async (context) => {
    await of('Check').play()
    const remind = await screen.findByRole('button', { name: /^User task Clarify credit block/ })
    await context.userEvent.keyboard('{Shift>}')
    await context.userEvent.click(remind)
    await context.userEvent.keyboard('{/Shift}')
    await bench.pane(/^2 elements selected/)
  },
})

/** On a phone: the pane alone. */
export const Phone = meta.story({ ...of('Check', { isNarrow: true }), globals: onPhone })

/** In German. */
export const German = meta.story(of('Check', { language: 'de' }))

/** Names and texts that try to be more than texts. */
export const Hostile = meta.story({
  ...of('Check', { xml: hostileModel }),
  parameters: { ...atWork, ...unpictured },
})

Default.test('writes what is typed once it is left, as one step back', async ({ userEvent }) => {
  const name = await textbox(/^Name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Check the limit')
  await expect((await bench.saved('Check')).name).toBe('Check credit limit')
  await userEvent.tab()
  await expect((await bench.saved('Check')).name).toBe('Check the limit')
  bench.modeler().undo()
  await waitFor(() => expect(name).toHaveValue('Check credit limit'))
  await expect(bench.modeler().history().canUndo).toBe(false)
  bench.modeler().redo()
  await waitFor(() => expect(name).toHaveValue('Check the limit'))
})

Default.test('writes what is typed after a pause, and when something else is selected', async ({ userEvent }) => {
  const name = await textbox(/^Name/)
  await userEvent.type(name, ' now')
  await bench.becomes('Check', (step) => expect(step.name).toBe('Check credit limit now'))
  await userEvent.type(name, ' and then')
  bench.select('Remind')
  await waitFor(async () => expect(await textbox(/^Name/)).toHaveValue('Clarify credit block'))
  await expect((await bench.saved('Check')).name).toBe('Check credit limit now and then')
  await expect((await bench.saved('Remind')).name).toBe('Clarify credit block')
  await expect(document.querySelector('.emb-app-properties')).toHaveFocus()
})

Default.test('makes another kind of a step, which stays selected with all that it says', async ({ userEvent }) => {
  await userEvent.selectOptions(await select(/^Kind/), 'User task')
  await bench.pane(/^User task/)
  await expect(await textbox(/^Name/)).toHaveValue('Check credit limit')
  await waitFor(async () => expect(await select(/^Accountable/)).toHaveValue('Head of sales'))
})

Default.test('moves a step to another lane, and takes it back', async ({ userEvent }) => {
  await userEvent.selectOptions(await select(/^Lane/), 'Shipping')
  await bench.becomes('Check', async (step) => expect(step.lane).toBe('Shipping'))
  bench.modeler().undo()
  await bench.becomes('Check', async (step) => expect(step.lane).toBe('Sales'))
})

Default.test('says that a step needs a name, and keeps the empty one', async ({ userEvent }) => {
  const name = await textbox(/^Name/)
  await userEvent.clear(name)
  await userEvent.tab()
  await expect(name).toHaveAccessibleDescription('Give it a name that says what is done')
})

Default.test('keeps exactly one accountable role: another one takes its place', async ({ userEvent }) => {
  const accountable = await select(/^Accountable/)
  await waitFor(() => expect(accountable).toHaveValue('Head of sales'))
  await userEvent.clear(accountable)
  await userEvent.type(accountable, 'billing')
  await userEvent.click(await screen.findByRole('option', { name: /Billing clerk/ }))
  await bench.becomes('Check', ({ roles }) =>
    expect(roles.filter(({ letter }) => letter === 'A')).toEqual([
      { letter: 'A', ref: 'ROL-00031', name: 'Billing clerk' },
    ]),
  )
  bench.modeler().undo()
  await waitFor(() => expect(accountable).toHaveValue('Head of sales'))
})

Default.test('says in words that nobody is accountable', async ({ userEvent }) => {
  const accountable = await select(/^Accountable/)
  await waitFor(() => expect(accountable).toHaveValue('Head of sales'))
  await userEvent.clear(accountable)
  // Over the button that opens the dialog.
  await userEvent.tab()
  await userEvent.tab()
  await waitFor(() => expect(accountable).toHaveAccessibleDescription('Nobody is accountable: choose one role'))
  await bench.becomes('Check', ({ roles }) => expect(roles.map(({ letter }) => letter)).toEqual(['R', 'C']))
})

Default.test('adds a role to those that are informed', async ({ userEvent }) => {
  const informed = await select(/^Informed/)
  await userEvent.type(informed, 'controller')
  await userEvent.click(await screen.findByRole('option', { name: /Controller/ }))
  await bench.becomes('Check', ({ roles }) =>
    expect(roles.at(-1)).toEqual({ letter: 'I', ref: 'ROL-00020', name: 'Controller' }),
  )
})

Default.test('names a link to what is deleted, and takes it away', async ({ userEvent }) => {
  await expect(await screen.findByText('VA99 – deleted')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove VA99' }))
  await bench.becomes('Check', ({ links }) =>
    expect(links).toEqual([{ kind: 'transactions', ref: 'TX-00001', name: 'VA01' }]),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove VA01' })).toHaveFocus())
  bench.modeler().undo()
  await expect(await screen.findByText('VA99 – deleted')).toBeVisible()
})

Default.test('links to a transaction, a table and a RICEFW item by their pickers', async ({ userEvent }) => {
  const pick = async (field: RegExp, text: string, option: RegExp) => {
    await userEvent.type(await select(field), text)
    const [first] = await screen.findAllByRole('option', { name: option })
    if (first) await userEvent.click(first)
  }
  await pick(/^Transactions/, 'VA03', /^VA03/)
  await bench.becomes('Check', ({ links }) =>
    expect(links.at(-1)).toMatchObject({ kind: 'transactions', name: 'VA03' }),
  )
  await waitFor(async () => expect(await select(/^Transactions/)).toHaveValue(''))
  await pick(/^Dictionary|^Tables/, 'VBAK', /VBAK/)
  await bench.becomes('Check', ({ links }) => expect(links.at(-1)).toMatchObject({ kind: 'dictionaryTables' }))
  await pick(/^RICEFW/, 'ENH-', /ENH-/)
  await bench.becomes('Check', ({ links }) => expect(links.at(-1)).toMatchObject({ kind: 'ricefws' }))
})

Default.test('changes documentation and figures, and leaves a foreign extension alone', async ({ userEvent }) => {
  await fill(userEvent, 'Documentation', 'Two words')
  await fill(userEvent, /^Duration/, '12.5')
  await fill(userEvent, /^Waiting/, '')
  await fill(userEvent, /^Cost/, '3')
  await userEvent.selectOptions(await select(/^Currency/), 'PLN')
  await bench.becomes('Check', async ({ documentation, figures, properties }) => {
    await expect(documentation).toBe('Two words')
    await expect(figures).toEqual({ duration: 12.5, waiting: null, cost: 3, currency: 'PLN' })
    await expect(JSON.stringify(properties)).toContain('acme:retry')
    await expect(JSON.stringify(properties)).toContain('PT5M')
  })
  for (let step = 0; step < 5; step += 1) bench.modeler().undo()
  await expect(bench.modeler().history().canUndo).toBe(false)
  await expect((await bench.saved('Check')).figures).toEqual({ duration: 2, waiting: 15, cost: 0.4, currency: 'EUR' })
})

Default.test('repeats a step', async ({ userEvent }) => {
  await userEvent.selectOptions(await select(/^Repetition/), 'For several, one after another')
  await fill(userEvent, /^Number of instances/, '5')
  await fill(userEvent, /^Enough when/, 'done > 3')
  await bench.becomes('Check', ({ properties }) =>
    expect(properties['loopCharacteristics']).toMatchObject({
      $type: 'bpmn:MultiInstanceLoopCharacteristics',
      isSequential: true,
      loopCardinality: { body: '5' },
      completionCondition: { body: 'done > 3' },
    }),
  )
})

TwoAccountable.test('shows both accountable roles, so that one can be taken away', async ({ userEvent }) => {
  const group = await select(/^Accountable/)
  await waitFor(() => expect(group).toHaveAccessibleDescription(/2 roles are accountable: keep one/))
  await userEvent.click(await screen.findByRole('button', { name: /Account manager/ }))
  await bench.becomes('Remind', ({ roles }) =>
    expect(roles).toEqual([{ letter: 'A', ref: 'ROL-00003', name: 'Head of sales' }]),
  )
})

Flow.test('changes condition and default flow', async ({ userEvent }) => {
  await fill(userEvent, 'Condition', 'amount < 500')
  await fill(userEvent, /^Language/, 'juel')
  await bench.becomes('Yes', ({ properties }) =>
    expect(properties['conditionExpression']).toMatchObject({ body: 'amount < 500', language: 'juel' }),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Default flow/ }))
  await bench.becomes('Approved', ({ properties }) => expect(properties['default']).toBe('Yes'))
  bench.select('Approved')
  const flow = await select('Default flow')
  await expect(flow).toHaveValue('Yes')
  await userEvent.selectOptions(flow, 'No')
  await bench.becomes('Approved', ({ properties }) => expect(properties['default']).toBe('No'))
})

Timer.test('checks the time by ISO 8601, and drops nothing', async ({ userEvent }) => {
  const time = await textbox('Duration')
  await userEvent.clear(time)
  await userEvent.type(time, '15 minutes')
  await expect(time).toHaveAccessibleDescription('This is no time by ISO 8601, such as PT15M')
  await userEvent.tab()
  await bench.becomes('Late', ({ properties }) => expect(JSON.stringify(properties)).toContain('15 minutes'))
  await userEvent.selectOptions(await select('Time of the timer'), 'Cycle')
  await fill(userEvent, 'Cycle', 'R3/PT1H')
  await bench.becomes('Late', async ({ properties }) => {
    await expect(JSON.stringify(properties)).toContain('"timeCycle":{"$type":"bpmn:FormalExpression","body":"R3/PT1H"')
    await expect(JSON.stringify(properties)).not.toContain('timeDuration')
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Interrupting' }))
  await bench.becomes('Late', ({ properties }) => expect(properties['cancelActivity']).toBe(false))
})

ErrorEvent.test('renames what it names, makes a new one, and takes it back', async ({ userEvent }) => {
  await fill(userEvent, 'Name: Error', 'Out of stock')
  await fill(userEvent, 'Code', 'OUT')
  await bench.becomes('NoStock', async ({ name, properties }) => {
    await expect(name).toBe('Out of stock')
    await expect(properties['errorCode']).toBe('OUT')
  })
  await userEvent.selectOptions(await select('Error'), 'New error')
  await fill(userEvent, 'Name: Error', 'Lost')
  const made = (await select('Error')).getAttribute('value') ?? (await bench.saved('Failed')).properties
  await expect(JSON.stringify(made)).not.toContain('NoStock')
  bench.modeler().undo()
  bench.modeler().undo()
  await waitFor(async () => expect(await select('Error')).toHaveValue('NoStock'))
})

Call.test('calls a process that is chosen by its picker', async ({ userEvent }) => {
  const called = await select('Called process')
  await userEvent.type(called, 'O2C-20-10')
  const [first] = await screen.findAllByRole('option', { name: /O2C-20-10/ })
  if (first) await userEvent.click(first)
  await bench.becomes('Deliver', ({ properties }) => expect(properties['calledElement']).toMatch(/^PRC-/))
})

Whole.test('counts what is drawn, and follows it', async ({ userEvent }) => {
  const pane = within(await screen.findByRole('region', { name: 'Details' }))
  await expect(pane.getByText('18')).toBeVisible()
  await fill(userEvent, /^Name/, 'Another company')
  await expect((await bench.saved('Pool')).name).toBe('Another company')
})

Several.test('names them, and leads to one of them', async ({ userEvent }) => {
  const shared = within(await screen.findByRole('region', { name: 'In common' }))
  await expect(shared.getByText('Sales')).toBeVisible()
  await expect(shared.getByText('Head of sales')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clarify credit block' }))
  await bench.pane(/^User task/)
})

Hostile.test('shows what a file says as text, and nothing else', async () => {
  await expect(await textbox(/^Name/)).toHaveValue('<img src=x onerror=alert(1)>')
  await expect(await textbox('Documentation')).toHaveValue('See javascript:alert(1) <script>alert(2)</script>')
  await expect(await screen.findByText(/^<b onclick=alert\(3\)>Analyst<\/b> no longer exists$/)).toBeVisible()
  await expect(document.querySelector('.emb-app-properties img, .emb-app-properties b')).toBeNull()
})
