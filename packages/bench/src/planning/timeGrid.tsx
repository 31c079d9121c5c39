import { useMemo, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Execution } from '@embpm/contract/execution'
import type { EntryFields } from '../../../app/src/areas/project/order-execution/executionEntries.js'
import { ExecutionGrid } from '../../../app/src/areas/project/order-execution/ExecutionGrid.js'
import { largeGrid } from '../../../app/src/areas/project/order-execution/grid.fixture.js'
import { gridModel } from '../../../app/src/areas/project/order-execution/gridModel.js'
import '../../../app/src/areas/project/order-execution/styles.css'
import { useGridEditing } from '../../../app/src/areas/project/order-execution/useGridEditing.js'
import { useGridWords } from '../../../app/src/areas/project/order-execution/useGridWords.js'
import { createEntries } from '../../../app/src/entity/entries/createEntries.js'
import { InApp } from '../InApp.tsx'
import { host, painted, rest } from '../page/painting.ts'
import { droppedWhileScrolled } from './droppedWhileScrolled.ts'
import type { PlanningTimes } from './PlanningSample.ts'
import { WeeksTable } from './WeeksTable.tsx'

const today = '2026-11-20'
const ignore = () => undefined
const orders = 500
const grid = largeGrid(orders)

/** Entries that wait for a server which never answers: what a key paints does not wait for it. */
const openEntries = () =>
  createEntries<EntryFields, Execution>({
    send: () => new Promise(ignore),
    resolve: () => Promise.resolve([]),
    onStored: ignore,
    notes: { read: () => [], write: ignore },
    isOnline: () => true,
  })

function Grid() {
  const words = useGridWords()
  const [entries] = useState(openEntries)
  const state = useSyncExternalStore(entries.subscribe, entries.get)
  const model = useMemo(() => gridModel(grid, state.entries), [state.entries])
  const [active, setActive] = useState({ row: 0, column: 46 })
  const editing = useGridEditing({
    model,
    entries: { ...entries, ...state, online: true },
    measure: 'hours',
    mayWrite: true,
    words,
  })
  return (
    <div className="emb-app-execution" style={{ blockSize: 760 }}>
      <div className="emb-app-execution-columns">
        <div className="emb-app-execution-main">
          <ExecutionGrid
            model={model}
            today={today}
            measure="hours"
            editing={editing}
            words={words}
            active={active}
            onActive={setActive}
            onDetails={ignore}
            shows={0}
            held={false}
          />
        </div>
      </div>
    </div>
  )
}

const press = (target: Element | null, key: string) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** Types into a cell of the grid, and scrolls it. */
export async function timeGrid(): Promise<Pick<PlanningTimes, 'key' | 'enter' | 'gridDropped'>> {
  const box = host()
  const root = createRoot(box)
  root.render(
    <InApp>
      <Grid />
    </InApp>,
  )
  const found = (name: string) => box.querySelector<HTMLElement>(name)
  await painted(() => found('[data-column="46"]') !== null)
  await rest()
  const scroller = found('[role="grid"]')
  scroller?.focus()
  const typed = performance.now()
  press(scroller, '7')
  const key = (await painted(() => found('.emb-app-execution-editor input') !== null)) - typed
  await rest()
  const text = () => found('[data-row="0"][data-column="46"]')?.textContent
  const before = text()
  const entered = performance.now()
  press(found('.emb-app-execution-editor input'), 'Enter')
  const enter = (await painted(() => text() !== before)) - entered
  await rest()
  const gridDropped = scroller ? await droppedWhileScrolled(scroller) : Number.NaN
  root.unmount()
  box.remove()
  return { key, enter, gridDropped }
}

/** Frames dropped while our data table with as many rows and columns is scrolled in the same way. */
export async function timeTable(): Promise<number> {
  const box = host()
  const root = createRoot(box)
  root.render(<WeeksTable rows={orders} weeks={53} />)
  await painted(() => box.querySelector('[role="gridcell"]') !== null)
  await rest()
  const found = box.querySelector('[role="grid"]')
  const dropped = found ? await droppedWhileScrolled(found) : Number.NaN
  root.unmount()
  box.remove()
  return dropped
}
