import type { Revision, RevisionModel } from '@embpm/contract/revision'
import { fingerprint } from './fingerprint.js'
import { KeepError } from './keptDrawings.js'
import type { Saving, SavingState } from './Saving.js'
import { NewerRevisionError, passes, saveProblemOf, type SaveProblem } from './saveProblem.js'

/** What the server does for a drawing. What it does not do it refuses with a `SaveError`. */
export interface DrawingServer {
  /** @throws NewerRevisionError when that is not the newest revision any more */
  save: (drawing: { basedOn: string | null; bpmnXml: string; label: string }) => Promise<Revision>
  read: (id: string) => Promise<RevisionModel>
  name: (revision: Revision, label: string) => Promise<Revision>
  restore: (id: string) => Promise<Revision>
}

/** Where a drawing is kept on this device. */
export interface DrawingDevice {
  /** @throws KeepError */
  keep: (drawing: { basedOn: string | null; bpmnXml: string; sent: readonly string[] }) => Promise<void>
  drop: () => Promise<void>
}

/** What {@link createSaving} needs. */
export interface SavingOptions {
  server: DrawingServer
  device: DrawingDevice
  /** The drawing as a text. */
  write: () => Promise<string>
  /** The revision that the drawing lies over, and its text. */
  base: Revision | null
  baseXml: string | null
  /** Fingerprints of what was sent before and never answered. Default none. */
  sent?: readonly string[]
  /** Whether there is a network. Default: what the browser believes. */
  isOnline?: () => boolean
  /** Called with each revision that is made or changed here. */
  onSaved?: (revision: Revision) => void
}

/** How long nothing must be drawn until it is saved, in ms. */
export const quiet = 2000

/** How long after a failure it is tried again, in ms: longer each time. */
const pauses = [3000, 8000, 20_000, 60_000] as const

/** A drawing that takes longer than this to write, in ms, is kept while the hand rests: no key is to wait for it. */
const cheap = 8

/** For how long the hand rests then, and how long it is waited for, in ms. */
const rest = { pause: 400, longest: 5000 } as const

/** How many characters are written in a ms, before one knows better. */
const speed = 4000

/** How many texts without an answer are remembered. */
const mostSent = 20

/**
 * Saves after a moment of quiet, one request at a time; what is drawn meanwhile is saved after it. Each stroke is kept on this device
 * first, with what was sent and not answered, so that one's own save is not taken for somebody else's when its answer was lost.
 */
export function createSaving(options: SavingOptions): Saving {
  const { server, device, write, onSaved, isOnline = () => navigator.onLine } = options
  let state: SavingState = {
    at: 'saved',
    problem: null,
    base: options.base,
    savedAt: null,
    keeping: 'none',
    theirs: null,
    isBehind: false,
  }
  const listeners = new Set<() => void>()
  let baseXml = options.baseXml
  let sent = [...(options.sent ?? [])]
  /** Number of the last stroke, of the last one that the server has, and of the last one that is kept. */
  let [drawn, safe, kept] = [0, 0, 0]
  /** What was written last, and up to which stroke. */
  let written = { bpmnXml: '', number: 0 }
  let failures = 0
  let label = ''
  let isOver = true
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let cost = (baseXml?.length ?? 0) / speed
  /** When the first stroke was drawn that is not kept. */
  let looseSince = 0
  let running: Promise<void> | null = null
  let deviceIsFree: Promise<void> = Promise.resolve()

  const set = (change: Partial<SavingState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const isSafe = () => safe === drawn
  const isAt = (at: SavingState['at']) => state.at === at
  /** What is done on this device is done one after the other. */
  const onDevice = (work: () => Promise<void>): Promise<void> => {
    deviceIsFree = deviceIsFree.then(work)
    return deviceIsFree
  }

  const keepText = (bpmnXml: string, number: number) => {
    if (number >= written.number) written = { bpmnXml, number }
    return onDevice(async () => {
      if (isSafe()) return
      const last = written
      try {
        await device.keep({ basedOn: state.base?.id ?? null, bpmnXml: last.bpmnXml, sent })
        kept = last.number
        if (!isSafe()) set({ keeping: kept === drawn ? 'kept' : 'keeping' })
      } catch (error) {
        set({ keeping: error instanceof KeepError ? error.problem : 'refused' })
      }
    })
  }
  const keep = async (): Promise<void> => {
    clearTimeout(keepTimer)
    keepTimer = undefined
    if (isSafe()) return
    const number = drawn
    const begin = performance.now()
    try {
      const text = await write()
      cost = performance.now() - begin
      await keepText(text, number)
    } catch {
      // What cannot be written now is written with the next stroke, or told by the save.
    }
    if (!isOver && drawn > number) keepSoon()
  }
  const keepSoon = () => {
    const now = performance.now()
    if (keepTimer === undefined) looseSince = now
    else if (cost < cheap) return
    const pause = cost < cheap ? 0 : Math.max(0, Math.min(rest.pause, looseSince + rest.longest - now))
    clearTimeout(keepTimer)
    keepTimer = setTimeout(() => void keep(), pause)
  }
  const drop = () =>
    onDevice(async () => {
      if (!isSafe()) return
      await device.drop()
      if (isSafe()) set({ keeping: 'none' })
    })

  const saveSoon = (pause = quiet) => {
    clearTimeout(saveTimer)
    if (!isOver) saveTimer = setTimeout(() => void save(), pause)
  }
  const failed = (problem: SaveProblem) => {
    set({ at: 'unsaved', problem })
    if (!passes(problem)) return
    saveSoon(pauses[Math.min(failures, pauses.length - 1)])
    failures += 1
  }
  /** The server has the drawing up to a stroke, as the newest revision. */
  const arrived = async (revision: Revision, text: string, number: number) => {
    baseXml = text
    sent = []
    failures = 0
    label = ''
    safe = Math.max(safe, number)
    set({
      at: isSafe() ? 'saved' : 'waiting',
      problem: null,
      base: revision,
      savedAt: Date.now(),
      theirs: null,
      isBehind: false,
    })
    onSaved?.(revision)
    if (isSafe()) return drop()
    keepSoon()
    saveSoon()
  }

  /** Whether a newer revision says nothing against the drawing: it is one's own, or the same as what was drawn over. */
  const isNoConflict = ({ bpmnXml }: RevisionModel) => sent.includes(fingerprint(bpmnXml)) || bpmnXml === baseXml

  /** Sends the drawing once. @returns whether it should be sent again, over another revision */
  const send = async (text: string, number: number): Promise<boolean> => {
    try {
      const revision = await server.save({ basedOn: state.base?.id ?? null, bpmnXml: text, label })
      await arrived(revision, text, number)
      return false
    } catch (error) {
      if (!(error instanceof NewerRevisionError)) throw error
      const theirs = await server.read(error.newest.id)
      const { bpmnXml, ...revision } = theirs
      if (bpmnXml === text) {
        await arrived(revision, text, number)
        return false
      }
      if (!isNoConflict(theirs)) {
        set({ at: 'conflict', problem: null, theirs })
        return false
      }
      baseXml = bpmnXml
      set({ base: revision })
      return true
    }
  }

  const attempt = async (): Promise<void> => {
    if (isSafe() || state.at === 'conflict') return
    if (!isOnline()) return failed({ kind: 'network' })
    const number = drawn
    let text: string
    try {
      text = await write()
    } catch {
      return failed({ kind: 'server' })
    }
    set({ at: 'saving', problem: null })
    const mark = fingerprint(text)
    if (!sent.includes(mark)) sent = [...sent, mark].slice(-mostSent)
    await keepText(text, number)
    try {
      if (await send(text, number)) await send(text, number)
      // Somebody saves again and again: one's own turn comes with the next quiet.
      if (state.at === 'saving') failed({ kind: 'server' })
    } catch (error) {
      failed(saveProblemOf(error))
    }
  }
  const save = (): Promise<void> => {
    clearTimeout(saveTimer)
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }
  const flush = async (name = ''): Promise<boolean> => {
    await running
    if (name !== '') label = name
    while (!isSafe() && state.at !== 'conflict') {
      await save()
      if (state.at === 'unsaved') break
    }
    return isSafe()
  }

  const rebase = (base: Revision, bpmnXml: string) => {
    clearTimeout(saveTimer)
    baseXml = bpmnXml
    sent = []
    safe = drawn
    set({ at: 'saved', problem: null, base, theirs: null, isBehind: false })
    void drop()
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: () => {
      isOver = false
      return () => {
        isOver = true
        clearTimeout(saveTimer)
        clearTimeout(keepTimer)
        keepTimer = undefined
      }
    },
    stroke: () => {
      drawn += 1
      const isRefused = state.problem !== null && !passes(state.problem) && state.problem.kind !== 'unreadable'
      if (state.at === 'saved' || state.problem?.kind === 'unreadable')
        set({ at: 'waiting', problem: null, keeping: 'keeping' })
      keepSoon()
      // Who is refused is refused again, and a failure has a pause of its own.
      if (state.at !== 'conflict' && !isRefused && state.at !== 'unsaved') saveSoon()
    },
    keep,
    flush,
    retry: () => {
      failures = 0
      return flush()
    },
    decide: async (choice) => {
      const { theirs } = state
      const undecided = { isDecided: false, shown: null }
      if (state.at !== 'conflict' || !theirs) return undecided
      const { bpmnXml, ...revision } = theirs
      const saveMine = async (over: Revision, name: string) => {
        // It was saved by an earlier try, which got no further.
        if (isSafe()) return true
        baseXml = bpmnXml
        set({ at: 'waiting', base: over })
        return flush(name)
      }
      try {
        if (choice.keep === 'theirs') {
          if (await saveMine(revision, choice.name)) {
            const restored = await server.restore(revision.id)
            onSaved?.(restored)
            rebase(restored, bpmnXml)
            return { isDecided: true, shown: { ...restored, bpmnXml } }
          }
          // It is to be decided again; another conflict has come by itself.
          if (isAt('unsaved')) set({ at: 'conflict' })
          return undecided
        }
        const isNamed = choice.keep === 'mine' || revision.label !== ''
        await saveMine(isNamed ? revision : await server.name(revision, choice.name), '')
        if (isSafe()) set({ at: 'saved', theirs: null })
        // What the network holds back now goes over theirs by itself.
        return { isDecided: !isAt('conflict'), shown: null }
      } catch (error) {
        set({ at: 'conflict', problem: saveProblemOf(error) })
        return undecided
      }
    },
    rebase,
    turned: (base) => {
      set({ base })
      onSaved?.(base)
    },
    told: (revision) => {
      if (revision === state.base?.id || running) return
      if (isSafe()) set({ isBehind: true })
      else void save()
    },
    giveUp: async () => {
      clearTimeout(saveTimer)
      clearTimeout(keepTimer)
      keepTimer = undefined
      safe = drawn
      set({ at: 'saved', problem: null, theirs: null })
      await drop()
    },
  }
}
