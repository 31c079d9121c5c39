import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { atWork, onPhone, Workplace } from '../../entity/import/Workplace.fixture.js'
import { isLibraryMarkup } from '../bpmn/libraryMarkup.js'
import { markup, recordMarkup } from '../bpmn/recordMarkup.fixture.js'
import { orderToCash } from '../orderToCash.fixture.js'
import { showsMark } from '../showsMark.fixture.js'
import type { Modeler } from './Modeler.js'
import { drawableKinds, type PadChoice } from './ModelerPads.js'
import { ModelerView } from './ModelerView.js'

const made: { current: Modeler | null } = { current: null }
const keep = (modeler: Modeler | null) => {
  made.current = modeler
}
const modeler = (): Modeler => {
  if (!made.current) throw new Error('There is no modeler yet')
  return made.current
}

/** A screen that keeps what is selected. */
function Screen() {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <div style={{ display: 'grid', height: 640 }}>
      <ModelerView
        xml={orderToCash}
        label="Order to cash"
        selected={selected}
        onSelect={setSelected}
        onModeler={keep}
      />
    </div>
  )
}

const meta = preview.meta({
  component: Screen,
  parameters: atWork,
  render: () => <Workplace title="Sell from stock" body={<Screen />} />,
})

const credit = /^Service task Check credit limit, lane Sales/
const step = (name: RegExp) => screen.findByRole('button', { name })
const canvas = () => screen.getByRole('group', { name: 'Order to cash' })
const drawn = async () => {
  await screen.findByRole('toolbar', { name: 'Palette' })
  return step(credit)
}
/** Goes to an element by key and selects it. */
const choose = async (user: { keyboard: (keys: string) => Promise<void> }, name: RegExp) => {
  const element = await step(name)
  element.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(element).toHaveAttribute('aria-pressed', 'true'))
  return element
}
/** Ends the naming; the library asks for the number of the key, which no typed event has. */
const endNaming = (key: 'Enter' | 'Escape') => {
  const press = new KeyboardEvent('keydown', { key, bubbles: true })
  Object.defineProperty(press, 'keyCode', { value: { Enter: 13, Escape: 27 }[key] })
  document.querySelector('.djs-direct-editing-content')?.dispatchEvent(press)
}
/** Writes a name where it is drawn. */
const name = (text: string) => {
  const { activeElement: field } = document
  if (!field?.matches('[role="textbox"]')) throw new Error('No name is being edited')
  field.textContent = text
  endNaming('Enter')
}
const pad = () => screen.findByRole('toolbar', { name: 'Actions of what is selected' })
const press = (name: string) => screen.findByRole('button', { name })

/** A process in two lanes, to change. */
export const Default = meta.story({
  play: async () => {
    await drawn()
  },
})

Default.test('shows all of the mark of bpmn.io, and nothing above it', async () => {
  await drawn()
  await showsMark()
})

Default.test('draws at once what is chosen in the palette by key, and takes it back', async ({ userEvent }) => {
  await drawn()
  const before = modeler().elements().length
  const palette = screen.getByRole('toolbar', { name: 'Palette' })
  within(palette).getByRole('button', { name: 'Select and move' }).focus()
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect(within(palette).getByRole('button', { name: 'Create task' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'textbox'))
  name('Pack')
  const packed = await step(/^Task Pack, lane/)
  await waitFor(() => expect(packed).toHaveFocus())
  await expect(modeler().elements()).toHaveLength(before + 1)
  await userEvent.keyboard('{Control>}z{/Control}')
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(modeler().elements()).toHaveLength(before))
  await expect(screen.getByRole('button', { name: 'There is nothing to undo' })).toBeDisabled()
  await userEvent.click(await press('Redo (Ctrl+Y)'))
  await waitFor(() => expect(modeler().elements()).toHaveLength(before + 1))
})

Default.test('takes a tool of the pointer and puts it back', async ({ userEvent }) => {
  await drawn()
  canvas().focus()
  await userEvent.keyboard('l')
  await waitFor(async () => expect(await press('Select several')).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.keyboard('{Escape}')
  await waitFor(async () => expect(await press('Select and move')).toHaveAttribute('aria-pressed', 'true'))
})

Default.test('moves what is selected by key, and the view where nothing is', async ({ userEvent }) => {
  await drawn()
  const left = () =>
    modeler()
      .elements()
      .find(({ id }) => id === 'Credit')?.box?.x ?? 0
  const before = left()
  const element = await choose(userEvent, credit)
  await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{ArrowRight}{/Control}')
  await expect(left()).toBe(before + 11)
  await expect(element).toHaveFocus()
  canvas().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(left()).toBe(before + 10)
  // The screen selects anew what it holds once a change is drawn, a frame later.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
  modeler().select(null)
  await userEvent.keyboard('{ArrowLeft}')
  await expect(left()).toBe(before + 10)
})

Default.test('copies, pastes and duplicates with new ids, also what came from another tab', async ({ userEvent }) => {
  await drawn()
  const before = modeler().elements().length
  await choose(userEvent, credit)
  await userEvent.keyboard('{Control>}c{/Control}')
  await screen.findByText('Elements copied: 1')
  await userEvent.keyboard('{Control>}v{/Control}')
  await screen.findByText('Elements pasted: 1')
  const copies = modeler()
    .elements()
    .filter(({ name }) => name === 'Check credit limit')
  await expect(new Set(copies.map(({ id }) => id)).size).toBe(2)
  await userEvent.keyboard('{Control>}d{/Control}')
  await screen.findByText('Elements duplicated: 1')
  await expect(modeler().elements()).toHaveLength(before + 2)
  await userEvent.keyboard('{Control>}a{/Control}')
  const copied = modeler().arranging.copy()
  // A copy with another spelling is not known here, as from another tab.
  const foreign = JSON.stringify(JSON.parse(copied?.text ?? ''), null, 1)
  modeler().arranging.remove()
  await waitFor(() => expect(modeler().elements()).toHaveLength(0))
  await expect(modeler().arranging.paste(foreign)).toBe(before + 2)
  await step(/^Service task Post goods issue, lane Shipping/)
  const xml = await modeler().save()
  await expect(xml).toContain('Credit approved?')
  await expect(xml).not.toContain('id="Issue"')
})

Default.test('refuses what was not copied from a diagram', async () => {
  await drawn()
  const before = modeler().elements().length
  for (const text of ['', 'Dear Anna', '{"embpm":"bpmn-elements","version":1,"tree":{"0":[{"id":"a","priority":1}]}}'])
    await expect(modeler().arranging.paste(text)).toBeNull()
  await expect(modeler().elements()).toHaveLength(before)
})

Default.test('selects several by key, and puts them in line from the menu', async ({ userEvent }) => {
  await drawn()
  await userEvent.click(await press('Arrange'))
  const menu = await screen.findByRole('menu', { name: 'Arrange' })
  await expect(within(menu).getByRole('menuitem', { name: /^Align tops/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(within(menu).getAllByText('Select at least two elements first')).toHaveLength(6)
  await userEvent.keyboard('{Escape}')
  const first = await choose(userEvent, /^Service task Create invoice/)
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  const last = await step(/^End event/)
  await waitFor(() => expect(last).toHaveAttribute('aria-pressed', 'true'))
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const bottom = (id: string) => {
    const box = modeler()
      .elements()
      .find((element) => element.id === id)?.box
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await userEvent.click(await press('Arrange'))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Align bottoms/ }))
  await waitFor(() => expect(bottom('Invoice')).toBe(bottom('Sent')))
})

Default.test('deletes what is selected, and the focus stays among the elements', async ({ userEvent }) => {
  await drawn()
  await choose(userEvent, credit)
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(screen.queryByRole('button', { name: credit })).toBeNull())
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-element-id'))
})

/** A selected step with what can be done to it. */
export const Selected = meta.story({
  play: async ({ userEvent }) => {
    await drawn()
    await choose(userEvent, credit)
    await expect(await pad()).toBeVisible()
  },
})

Selected.test('is reached by key, does what it says and gives the focus back', async ({ userEvent }) => {
  const element = await step(credit)
  element.focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await waitFor(async () => expect((await pad()).contains(document.activeElement)).toBe(true))
  // The first one takes the tooltip away.
  await userEvent.keyboard('{Escape}{Escape}')
  await expect(element).toHaveFocus()
  await userEvent.click(within(await pad()).getByRole('button', { name: 'Append task' }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'textbox'))
  name('Ask back')
  await expect(await step(/^Task Ask back/)).toHaveAttribute('aria-pressed', 'true')
})

/** What a step can be turned into. */
export const ReplaceMenu = meta.story({
  play: async ({ userEvent }) => {
    await drawn()
    await choose(userEvent, credit)
    await userEvent.keyboard('r')
    const menu = await screen.findByRole('dialog', { name: 'Change element' })
    await expect(within(menu).getAllByRole('option')).toHaveLength(12)
    await expect(within(menu).getByRole('button', { name: 'Loop' })).toHaveAttribute('aria-pressed', 'false')
  },
})

ReplaceMenu.test('finds a kind, turns the step into it and keeps the focus', async ({ userEvent }) => {
  await userEvent.keyboard('user')
  await expect(await screen.findByRole('option', { name: 'User task' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  const changed = await step(/^User task Check credit limit, lane Sales/)
  await waitFor(() => expect(changed).toHaveFocus())
})

/** A name that is edited where it is drawn. */
export const Naming = meta.story({
  play: async ({ userEvent }) => {
    await drawn()
    await choose(userEvent, credit)
    await userEvent.keyboard('{F2}')
    await expect(await screen.findByRole('textbox', { name: credit })).toHaveFocus()
  },
})

/** In German, with several selected. */
export const German = meta.story({
  render: () => <Workplace language="de" title="Verkauf ab Lager" body={<Screen />} />,
  play: async ({ userEvent }) => {
    const first = await step(/^Service-Aufgabe Check credit limit/)
    await screen.findByRole('button', { name: 'Aufgabe hinzufügen' })
    first.focus()
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await screen.findByRole('toolbar', { name: 'Aktionen für das Ausgewählte' })
  },
})

/** On a phone the canvas is looked at. */
export const Phone = meta.story({
  globals: onPhone,
  play: async () => {
    await step(credit)
    await expect(await screen.findByText('Read-only on a small screen')).toBeVisible()
    await expect(screen.queryByRole('toolbar', { name: 'Palette' })).toBeNull()
  },
})

/** Every kind that can be drawn, and everything that each can be turned into. */
export const EveryKind = meta.story({
  parameters: unpictured,
  beforeEach: recordMarkup,
  render: () => <Workplace language="de" title="Verkauf ab Lager" body={<Screen />} />,
})

EveryKind.test('has a word for all that it says, and writes only what the content policy lets through', async () => {
  await screen.findByRole('button', { name: 'Aufgabe hinzufügen' })
  const { arranging, pads } = modeler()
  const choices = (): readonly PadChoice[] => {
    pads.openMenu()
    const open = pads.menu.get()?.choices ?? []
    pads.closeMenu()
    return open
  }
  const said = new Set<string>()
  const listen = () => {
    for (const { title } of pads.pad.get()?.actions ?? []) said.add(title)
  }
  for (const kind of drawableKinds) {
    modeler().select(null)
    pads.draw(kind, new MouseEvent('click'))
    endNaming('Escape')
    listen()
    for (const { id, label } of choices()) {
      said.add(label)
      choices()
        .find((choice) => choice.id === id)
        ?.choose(new MouseEvent('click'))
      listen()
      modeler().undo()
    }
  }
  for (const { id } of modeler().elements()) {
    modeler().select(id)
    listen()
    for (const { label } of choices()) said.add(label)
    if (pads.rename(id)) endNaming('Escape')
  }
  arranging.selectAll()
  listen()
  await expect(said.size).toBeGreaterThan(60)
  await expect(said).toContain('Startereignis (Zeit)')
  await expect(pads.missingWords()).toEqual([])
  await expect(markup.filter((text) => text !== '' && !isLibraryMarkup(text))).toEqual([])
})
