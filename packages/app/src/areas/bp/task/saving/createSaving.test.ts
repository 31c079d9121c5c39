import { newModel } from '@embpm/bpmn'
import type { Revision, RevisionModel } from '@embpm/contract/revision'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSaving, quiet, type DrawingDevice, type DrawingServer } from './createSaving.js'
import { KeepError } from './keptDrawings.js'
import { NewerRevisionError, SaveError } from './saveProblem.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const revisionOf = (id: string, createdBy: string, label = ''): Revision => ({
  id,
  processId: 'PRC-1',
  number: 1,
  state: 'draft',
  label,
  comment: '',
  basedOn: null,
  restoredFrom: null,
  lockVersion: 1,
  createdBy,
  createdAt: '2026-03-02T10:00:00.000Z',
  stateBy: null,
  stateAt: null,
})

const lost = () => new SaveError({ kind: 'network' })
const gone = () => new SaveError({ kind: 'gone' })

/** How the next requests go: answered, lost on the way there, or done and the answer lost. */
type Fate = 'answered' | 'lost' | 'unanswered'

/** A server that refuses a save over an old revision, as ours does. */
function fakeServer() {
  const rows: RevisionModel[] = [{ ...revisionOf('R0', 'Nora Eriksen'), bpmnXml: 'begin' }]
  const world: { rows: RevisionModel[]; fate: Fate; requests: number; mostAtOnce: number } = {
    rows,
    fate: 'answered',
    requests: 0,
    mostAtOnce: 0,
  }
  let open = 0
  const newest = () => rows[0]
  const add = (bpmnXml: string, by: string, label = ''): Revision => {
    const { bpmnXml: _, ...head } = { ...revisionOf(`R${rows.length}`, by, label), bpmnXml }
    rows.unshift({ ...head, bpmnXml })
    return head
  }
  const answered = async <Result>(work: () => Result): Promise<Result> => {
    world.requests += 1
    open += 1
    world.mostAtOnce = Math.max(world.mostAtOnce, open)
    await new Promise((resolve) => setTimeout(resolve, 100))
    open -= 1
    if (world.fate === 'lost') throw lost()
    const result = work()
    if (world.fate === 'unanswered') throw lost()
    return result
  }
  const find = (id: string): RevisionModel => {
    const found = rows.find((row) => row.id === id)
    if (!found) throw gone()
    return found
  }
  const server: DrawingServer = {
    save: ({ basedOn, bpmnXml, label }) =>
      answered(() => {
        const top = newest()
        if (top && top.id !== basedOn) {
          const { bpmnXml: _, ...head } = top
          throw new NewerRevisionError(head)
        }
        return add(bpmnXml, 'Me', label)
      }),
    read: (id) => answered(() => find(id)),
    name: (revision, label) =>
      answered(() => {
        find(revision.id).label = label
        return { ...revision, label }
      }),
    restore: (id) => answered(() => add(find(id).bpmnXml, 'Me')),
  }
  return { world, server, newest, saveByOther: (bpmnXml: string) => add(bpmnXml, 'Nora Eriksen') }
}

interface Kept {
  basedOn: string | null
  bpmnXml: string
  sent: readonly string[]
}

/** A device that keeps one drawing, or has no room. */
function fakeDevice() {
  const world: { kept: Kept | null; isFull: boolean } = { kept: null, isFull: false }
  const device: DrawingDevice = {
    keep: async (drawing) => {
      await Promise.resolve()
      if (world.isFull) throw new KeepError('full')
      world.kept = drawing
    },
    drop: async () => {
      await Promise.resolve()
      world.kept = null
    },
  }
  return { world, device }
}

/** A page on which somebody draws: each stroke adds a letter. */
function drawing({ server, newest }: ReturnType<typeof fakeServer>, { device }: ReturnType<typeof fakeDevice>) {
  const top = newest()
  const page = { text: top?.bpmnXml ?? '', isOnline: true }
  const saving = createSaving({
    server,
    device,
    write: async () => page.text,
    base: top ?? null,
    baseXml: top?.bpmnXml ?? null,
    isOnline: () => page.isOnline,
  })
  const end = saving.begin()
  const stroke = (mark: string) => {
    page.text += mark
    saving.stroke()
  }
  return { page, saving, end, stroke }
}

/** A drawing beside its server and device. */
function situation() {
  const server = fakeServer()
  const device = fakeDevice()
  return { server, device, ...drawing(server, device) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('saves two seconds after the last stroke, not before, and leaves nothing on the device', async () => {
  const { saving, stroke, server, device } = situation()
  stroke('a')
  await pass(1500)
  stroke('b')
  await pass(1900)
  expect(server.world.requests).toBe(0)
  expect(device.world.kept?.bpmnXml).toBe('beginab')
  expect(saving.state()).toMatchObject({ at: 'waiting', keeping: 'kept' })
  await pass(300)
  expect(server.newest()?.bpmnXml).toBe('beginab')
  expect(saving.state()).toMatchObject({ at: 'saved', keeping: 'none' })
  expect(device.world.kept).toBeNull()
})

test('a stroke is kept at once, before any request', async () => {
  const { stroke, device } = situation()
  stroke('a')
  await pass(1)
  expect(device.world.kept).toMatchObject({ basedOn: 'R0', bpmnXml: 'begina' })
})

test('a large drawing is kept while the hand rests, or after five seconds without rest', async () => {
  const server = fakeServer()
  server.saveByOther('x'.repeat(100_000))
  const device = fakeDevice()
  const { stroke } = drawing(server, device)
  stroke('a')
  await pass(300)
  stroke('b')
  await pass(300)
  expect(device.world.kept).toBeNull()
  await pass(150)
  expect(device.world.kept?.bpmnXml).toMatch(/xab$/)
  const busy = drawing(server, device)
  for (let at = 0; at < 5200; at += 100) {
    busy.stroke('c')
    await pass(100)
  }
  expect(device.world.kept?.bpmnXml).toMatch(/xc+$/)
})

test('what is drawn while a save is on the way is saved after it, one request at a time', async () => {
  const { stroke, server, saving } = situation()
  stroke('a')
  await pass(quiet + 50)
  expect(saving.state().at).toBe('saving')
  stroke('b')
  await pass(quiet * 3)
  expect(server.world.rows.map(({ bpmnXml }) => bpmnXml)).toEqual(['beginab', 'begina', 'begin'])
  expect(server.world.mostAtOnce).toBe(1)
})

test('without network it stays on the device, and is saved when the network is back', async () => {
  const { page, stroke, saving, server } = situation()
  page.isOnline = false
  stroke('a')
  await pass(10_000)
  expect(saving.state()).toMatchObject({ at: 'unsaved', problem: { kind: 'network' }, keeping: 'kept' })
  expect(server.world.requests).toBe(0)
  page.isOnline = true
  const done = saving.retry()
  await pass(200)
  expect(await done).toBe(true)
  expect(server.newest()?.bpmnXml).toBe('begina')
})

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const { stroke, saving, server } = situation()
  server.world.fate = 'unanswered'
  stroke('a')
  await pass(quiet + 200)
  expect(saving.state()).toMatchObject({ at: 'unsaved', keeping: 'kept' })
  server.world.fate = 'answered'
  stroke('b')
  await pass(20_000)
  expect(saving.state().at).toBe('saved')
  expect(server.world.rows.map(({ bpmnXml }) => bpmnXml)).toEqual(['beginab', 'begina', 'begin'])
})

test('a full device is told; the server gets it all the same', async () => {
  const { stroke, saving, device, server } = situation()
  device.world.isFull = true
  stroke('a')
  await pass(100)
  expect(saving.state().keeping).toBe('full')
  await pass(quiet * 2)
  expect(server.newest()?.bpmnXml).toBe('begina')
})

test('a refusal is told with its reason and not repeated until something else is drawn', async () => {
  const { stroke, saving, server } = situation()
  const refused = { reason: 'cycle' as const, line: 7, detail: 'Lane_1' }
  const { save } = server.server
  server.server.save = () => Promise.reject(new SaveError({ kind: 'unreadable', ...refused }))
  stroke('a')
  await pass(60_000)
  expect(saving.state()).toMatchObject({ at: 'unsaved', problem: { kind: 'unreadable', ...refused }, keeping: 'kept' })
  server.server.save = save
  stroke('b')
  await pass(quiet * 2)
  expect(saving.state().at).toBe('saved')
})

test('a process that was deleted: the drawing stays on the device', async () => {
  const { stroke, saving, server, device } = situation()
  server.server.save = () => Promise.reject(gone())
  stroke('a')
  await pass(quiet * 2)
  stroke('b')
  await pass(quiet * 2)
  expect(saving.state()).toMatchObject({ at: 'unsaved', problem: { kind: 'gone' } })
  expect(device.world.kept?.bpmnXml).toBe('beginab')
})

describe('somebody else has saved', () => {
  const inConflict = async () => {
    const all = situation()
    all.stroke('a')
    all.server.saveByOther('theirs')
    await pass(quiet * 2)
    expect(all.saving.state()).toMatchObject({
      at: 'conflict',
      theirs: { bpmnXml: 'theirs', createdBy: 'Nora Eriksen' },
    })
    return all
  }
  const decided = async ({ saving }: ReturnType<typeof situation>, choice: Parameters<typeof saving.decide>[0]) => {
    const deciding = saving.decide(choice)
    await pass(1000)
    return deciding
  }

  test('nothing is written until it is decided, and what is drawn is kept', async () => {
    const { stroke, server, device } = await inConflict()
    stroke('b')
    await pass(60_000)
    expect(server.newest()?.bpmnXml).toBe('theirs')
    expect(device.world.kept?.bpmnXml).toBe('beginab')
  })

  test('mine: over theirs, which stays a revision', async () => {
    const all = await inConflict()
    expect(await decided(all, { keep: 'mine' })).toMatchObject({ isDecided: true })
    expect(all.server.world.rows.map(({ bpmnXml }) => bpmnXml)).toEqual(['begina', 'theirs', 'begin'])
    expect(all.saving.state().at).toBe('saved')
  })

  test('both: mine is the newest, theirs has a name', async () => {
    const all = await inConflict()
    expect(await decided(all, { keep: 'both', name: 'Of Nora' })).toMatchObject({ isDecided: true })
    expect(all.server.world.rows.map(({ bpmnXml, label }) => [bpmnXml, label])).toEqual([
      ['begina', ''],
      ['theirs', 'Of Nora'],
      ['begin', ''],
    ])
  })

  test('theirs: the newest again, and mine has a name', async () => {
    const all = await inConflict()
    const { isDecided, shown } = await decided(all, { keep: 'theirs', name: 'Mine' })
    expect([isDecided, shown?.bpmnXml]).toEqual([true, 'theirs'])
    expect(all.server.world.rows.map(({ bpmnXml, label }) => [bpmnXml, label])).toEqual([
      ['theirs', ''],
      ['begina', 'Mine'],
      ['theirs', ''],
      ['begin', ''],
    ])
    expect(all.saving.state()).toMatchObject({ at: 'saved', keeping: 'none' })
  })

  test('a decision that does not get through can be made again', async () => {
    const all = await inConflict()
    all.server.world.fate = 'lost'
    expect(await decided(all, { keep: 'theirs', name: 'Mine' })).toMatchObject({ isDecided: false })
    expect(all.saving.state().at).toBe('conflict')
    all.server.world.fate = 'answered'
    expect(await decided(all, { keep: 'theirs', name: 'Mine' })).toMatchObject({ isDecided: true })
    expect(all.server.world.rows.filter(({ label }) => label === 'Mine')).toHaveLength(1)
  })
})

test('what another tab has saved is told at once: as newer, or as a conflict with what is drawn', async () => {
  const { stroke, saving, server } = situation()
  const { id } = server.saveByOther('theirs')
  saving.told(id)
  expect(saving.state().isBehind).toBe(true)
  stroke('a')
  saving.told(id)
  await pass(300)
  expect(saving.state().at).toBe('conflict')
})

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('stroke' as const) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 5000 }) },
    fc.constantFrom('lost' as const, 'unanswered' as const, 'answered' as const, 'offline' as const, 'online' as const),
    fc.constantFrom('other' as const, 'reload' as const, 'mine' as const, 'both' as const, 'theirs' as const),
  ),
  { maxLength: 40 },
)

test('whatever happens, the last stroke is at the server, or on the device and offered', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const server = fakeServer()
      const device = fakeDevice()
      let now = drawing(server, device)
      let strokes = 0
      /** What somebody has drawn and not given up. */
      let last = ''
      const isSomewhere = () =>
        last === '' || device.world.kept?.bpmnXml === last || server.world.rows.some(({ bpmnXml }) => bpmnXml === last)
      for (const step of walk) {
        if (typeof step === 'number') await pass(step)
        else if (step === 'stroke') {
          strokes += 1
          now.stroke(`<${strokes}>`)
          last = now.page.text
        } else if (step === 'offline' || step === 'online') {
          now.page.isOnline = step === 'online'
        } else if (step === 'other') server.saveByOther(`other ${server.world.rows.length}`)
        else if (step === 'reload') {
          now.end()
          // A page that comes back begins with what is kept, as "Continue" does.
          await pass(1000)
          const { kept } = device.world
          now = drawing(server, device)
          if (kept) {
            const base = server.world.rows.find(({ id }) => id === kept.basedOn)
            now.end()
            const page = { text: kept.bpmnXml, isOnline: true }
            const saving = createSaving({
              server: server.server,
              device: device.device,
              write: async () => page.text,
              base: base ?? null,
              baseXml: base?.bpmnXml ?? null,
              sent: kept.sent,
              isOnline: () => page.isOnline,
            })
            const end = saving.begin()
            saving.stroke()
            now = {
              page,
              saving,
              end,
              stroke: (mark) => {
                page.text += mark
                saving.stroke()
              },
            }
          }
        } else if (step === 'mine' || step === 'both' || step === 'theirs') {
          const { page } = now
          const deciding = now.saving.decide(step === 'mine' ? { keep: step } : { keep: step, name: step })
          await pass(1000)
          const { shown } = await deciding
          if (shown) page.text = shown.bpmnXml
        } else server.world.fate = step
        // Kept within the moment that writing takes.
        await pass(1)
        expect(isSomewhere(), `${last} after ${step}`).toBe(true)
      }
      server.world.fate = 'answered'
      now.page.isOnline = true
      await pass(200_000)
      // One's own save is never somebody else's, whatever became of its answer.
      if (!walk.includes('other')) expect(now.saving.state().at).toBe('saved')
      if (now.saving.state().at === 'conflict') expect(device.world.kept?.bpmnXml).toBe(last)
      else expect(server.world.rows.some(({ bpmnXml }) => last === '' || bpmnXml === last)).toBe(true)
      expect(server.world.rows.filter(({ createdBy }) => createdBy === 'Nora Eriksen').length).toBe(
        1 + walk.filter((step) => step === 'other').length,
      )
      now.end()
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('a real model goes through as it is', async () => {
  const { page, stroke, server } = situation()
  page.text = newModel({ name: 'Sell' })
  stroke('')
  await pass(quiet * 2)
  expect(server.newest()?.bpmnXml).toBe(page.text)
})
