import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { atWork, Workplace } from '../../entity/import/Workplace.fixture.js'
import type { Modeler } from '../modeler/Modeler.js'
import { ModelerView } from '../modeler/ModelerView.js'
import { orderToCash } from '../orderToCash.fixture.js'
import { ProblemList } from './ProblemList.js'
import { problemOverlays } from './problemOverlays.js'
import { useProblems } from './useProblems.js'

/** An editor with its problems, as the page has it. */
function Screen() {
  const [modeler, setModeler] = useState<Modeler | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const problems = useProblems(modeler)
  return (
    <div style={{ display: 'grid', height: 600 }}>
      <ModelerView
        xml={orderToCash}
        label="Order to cash"
        selected={selected}
        onSelect={setSelected}
        onModeler={setModeler}
        markers={problems.markers}
        notes={problems.notes}
        overlays={problemOverlays(problems.list, modeler?.elements() ?? [])}
        tools={
          <ProblemList
            problems={problems}
            nameOf={(id) => modeler?.elements().find((one) => one.id === id)?.name || id}
            selected={selected}
            onShow={(id) => {
              setSelected(id)
              modeler?.reveal(id)
            }}
          />
        }
      />
    </div>
  )
}

const meta = preview.meta({
  component: Screen,
  parameters: atWork,
  render: () => <Workplace title="Sell from stock" body={<Screen />} />,
})

const count = () => screen.findByRole('button', { name: /^\d+ problems?$/ })
const selectedStep = () => document.querySelector('[aria-pressed="true"][aria-label]')

/** What the rules say of a process, errors first; the list is open. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await count())
    await screen.findByRole('region', { name: 'Problems' })
  },
})

Default.test('each problem leads to its element, and Escape back to the button', async ({ userEvent }) => {
  const panel = within(await screen.findByRole('region', { name: 'Problems' }))
  const button = panel.getAllByRole('button', { name: /^Show Check credit limit: / })[0] ?? document.body
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(selectedStep()).toHaveAccessibleName(/^Service task Check credit limit/))
  await userEvent.keyboard('{Escape}')
  await expect(await count()).toHaveFocus()
})

Default.test('F8 goes through all of them, and an element says what is wrong with it', async ({ userEvent }) => {
  await count()
  await userEvent.keyboard('{F8}')
  await waitFor(() => expect(selectedStep()).not.toBeNull())
  const first = selectedStep()?.getAttribute('aria-label')
  await expect(first).toMatch(/, has /)
  await userEvent.keyboard('{F8}')
  await waitFor(() => expect(selectedStep()?.getAttribute('aria-label')).not.toBe(first))
  await userEvent.keyboard('{Shift>}{F8}{/Shift}')
  await waitFor(() => expect(selectedStep()).toHaveAccessibleName(first ?? ''))
})
