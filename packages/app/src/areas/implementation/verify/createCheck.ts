import type { Client, EntityName } from '@embpm/contract'
import { maxNamedFindings, type StoredOutcome } from '@embpm/contract/model-check'
import { type Finding, keyOf } from './findingKey.js'
import { type ModelPlan, planModel, readKinds } from './modelParts.js'
import { readDrawnModels, readKind, readPeople } from './readModel.js'
import type { ModelPart } from './rules/Model.js'
import { type RuleId, ruleOf, rules } from './rules/rules.js'
import { fromWorker, type FromWorker, type ToWorker } from './worker/messages.js'

/** What is known of a rule in a run. */
export interface RunningRule {
  /** `waiting`: it is not through yet. */
  checked: 'waiting' | 'yes' | 'partly' | 'no'
  count: number
  findings: readonly Finding[]
}

/** A run, as far as it is. */
export interface CheckState {
  phase: 'idle' | 'running' | 'done' | 'cancelled' | 'failed'
  /** Names the run where it is stored; empty before the first one. */
  key: string
  objects: number
  milliseconds: number
  rules: ReadonlyMap<RuleId, RunningRule>
  /** Parts that are there, of all that are read. */
  read: number
  parts: number
  /** Parts that could not be read. */
  failed: readonly ModelPart[]
  /** What the objects of findings are called, by the key of the finding. */
  names: ReadonlyMap<string, string>
  /** What became of its outcome on the way to the server. */
  storing: 'none' | 'storing' | 'stored' | 'failed'
}

/** What a run needs. */
export interface CheckOptions {
  client: Client
  /** YYYY-MM-DD. */
  today: () => string
  /** Keeps the outcome of a run. */
  store: (outcome: StoredOutcome) => Promise<unknown>
  /** Default: a worker of its own. */
  makeWorker?: () => Worker
}

/** Parts that are read side by side. */
const sideBySide = 4

/** How often the page hears of what goes on, in ms: hundreds of findings a second are drawn once. */
const pause = 120

const worker = () => new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' })

const untouched = (): Map<RuleId, RunningRule> =>
  new Map(rules.map(({ id }) => [id, { checked: 'waiting', count: 0, findings: [] }]))

const idle: CheckState = {
  phase: 'idle',
  key: '',
  objects: 0,
  milliseconds: 0,
  rules: new Map(),
  read: 0,
  parts: readKinds.length + 2,
  failed: [],
  names: new Map(),
  storing: 'none',
}

/**
 * Runs the rules over the whole model: reads it part by part with the session of the page, and hands it to a worker, which never
 * sees a token. What could not be read can be tried again, for the worker keeps the rest.
 */
export function createCheck({ client, today, store, makeWorker = worker }: CheckOptions) {
  const listeners = new Set<() => void>()
  let state = idle
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: { aborting: AbortController; worker: Worker; people: Set<string>; plan: ModelPlan | null } | null = null
  let began = 0
  const found = untouched()
  const names = new Map<string, string>()

  const publish = (change: Partial<CheckState>) => {
    state = { ...state, ...change }
    clearTimeout(timer)
    timer = undefined
    for (const listener of listeners) listener()
  }
  const facts = () => ({ rules: new Map(found), names, milliseconds: Date.now() - began })
  /** Lets the page know soon. */
  const touch = (change: Partial<CheckState>) => {
    state = { ...state, ...change }
    timer ??= setTimeout(() => publish(facts()), pause)
  }
  const stop = (phase: CheckState['phase']) => {
    running?.aborting.abort()
    running?.worker.terminate()
    running = null
    publish({ ...facts(), phase })
  }

  const save = async () => {
    const { key } = state
    publish({ storing: 'storing' })
    const storing = await store(outcomeOf(state)).then(
      () => 'stored' as const,
      () => 'failed' as const,
    )
    // Another run may have begun meanwhile.
    if (state.key === key && state.storing === 'storing') publish({ storing })
  }
  const hear = (message: FromWorker) => {
    if (message.type === 'done') {
      publish({ ...facts(), objects: message.objects, phase: 'done', names: new Map(names) })
      const { key } = state
      // In a task of its own: what was found is shown before. A run that began meanwhile is not stored in its place.
      setTimeout(() => state.key === key && void save())
      return
    }
    const rule = ruleOf(message.rule)
    if (!rule) return
    const known = found.get(rule.id) ?? { checked: 'waiting' as const, count: 0, findings: [] }
    if (message.type === 'rule') {
      found.set(rule.id, { ...known, checked: message.checked, count: message.count })
      return touch({})
    }
    const more = message.findings.map(({ kind, id, name, detail }) => {
      const one: Finding = { rule: rule.id, kind, id, detail }
      names.set(keyOf(one), name)
      return one
    })
    found.set(rule.id, { ...known, findings: [...known.findings, ...more], count: known.count + more.length })
    touch({})
  }

  /** Reads parts; answers those that could not be read. */
  async function read(parts: readonly ModelPart[]): Promise<ModelPart[]> {
    const mine = running
    if (!mine) return []
    const { signal } = mine.aborting
    const plan = (mine.plan ??= await planModel())
    const tell = (message: ToWorker) => mine.worker.postMessage(message, { transfer: [] })
    const personal = new Map<ModelPart, string[]>()
    for (const { kind, field, to } of plan.references)
      if (to.includes('people')) personal.set(kind, [...(personal.get(kind) ?? []), field])
    const reader = {
      signal,
      onRows(part: ModelPart, rows: Extract<ToWorker, { type: 'rows' }>['rows']) {
        for (const field of personal.get(part) ?? [])
          for (const { cells } of rows) if (typeof cells[field] === 'string') mine.people.add(cells[field])
        tell({ type: 'rows', part, rows })
        touch({ objects: state.objects + rows.length })
      },
    }
    if (!mine.plan || state.read === 0)
      tell({ type: 'begin', today: today(), references: plan.references.map((one) => ({ ...one, to: [...one.to] })) })
    const failed: ModelPart[] = []
    const one = async (part: ModelPart) => {
      let isRead = true
      try {
        if (part === 'people') await readPeople(client, [...mine.people], reader)
        else if (part === 'drawnModels') await readDrawnModels(client, reader)
        else await readKind<EntityName>(client, { kind: part, fields: plan.fields.get(part) ?? [] }, reader)
      } catch (error) {
        if (signal.aborted) throw error
        isRead = false
        failed.push(part)
      }
      tell({ type: 'settled', part, isRead })
      touch({ read: state.read + 1 })
    }
    const queue = parts.filter((part) => part !== 'people')
    const work = async () => {
      for (let part = queue.shift(); part; part = queue.shift()) await one(part)
    }
    await Promise.all(Array.from({ length: sideBySide }, work))
    if (parts.includes('people')) await one('people')
    tell({ type: 'end' })
    return failed
  }

  async function go(parts: readonly ModelPart[]): Promise<void> {
    try {
      const failed = await read(parts)
      if (running) publish({ failed })
    } catch {
      if (running && !running.aborting.signal.aborted) stop('failed')
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Starts a run; one that is going on is given up. */
    start() {
      running?.aborting.abort()
      running?.worker.terminate()
      began = Date.now()
      const made = makeWorker()
      running = { aborting: new AbortController(), worker: made, people: new Set(), plan: null }
      found.clear()
      for (const [id, rule] of untouched()) found.set(id, rule)
      names.clear()
      made.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (running?.worker !== made) return
        const parsed = fromWorker.safeParse(data)
        if (parsed.success) hear(parsed.data)
        else stop('failed')
      })
      made.addEventListener('error', () => running?.worker === made && stop('failed'))
      publish({ ...idle, ...facts(), phase: 'running', key: crypto.randomUUID() })
      return go([...readKinds, 'drawnModels', 'people'])
    },
    /** Reads anew what could not be read; the rules that lacked it follow. */
    retry() {
      const { failed } = state
      if (!running || state.phase !== 'done' || failed.length === 0) return Promise.resolve()
      for (const [id, { checked }] of found)
        if (checked === 'no' || checked === 'partly') found.set(id, { checked: 'waiting', count: 0, findings: [] })
      publish({ ...facts(), phase: 'running', storing: 'none', failed: [], read: state.parts - failed.length })
      return go(failed)
    },
    /** Stores the outcome once more. */
    save,
    cancel: () => state.phase === 'running' && stop('cancelled'),
    /** Lets go of the worker. */
    close() {
      clearTimeout(timer)
      running?.aborting.abort()
      running?.worker.terminate()
      running = null
    },
  }
}

/** How many of each may be named so that all together are no more than `most`: small rules keep all of theirs. */
function fairShare(sizes: readonly number[], most: number): number {
  let [share, left, waiting] = [0, most, sizes.length]
  for (const size of sizes.toSorted((one, other) => one - other)) {
    share = Math.floor(left / waiting)
    if (size > share) return share
    left -= size
    waiting -= 1
  }
  return Infinity
}

/** What of a run is stored: as many findings as fit, the same number of each rule that has too many. */
export function outcomeOf({ key, objects, milliseconds, rules: found }: CheckState): StoredOutcome {
  const most = fairShare(
    rules.map(({ id }) => found.get(id)?.findings.length ?? 0),
    maxNamedFindings,
  )
  return {
    key,
    objects,
    milliseconds,
    rules: rules.map(({ id, severity }) => {
      const { checked, count, findings } = found.get(id) ?? { checked: 'no', count: 0, findings: [] }
      const keys = findings.slice(0, most).map(keyOf)
      return { id, severity, count, checked: checked === 'waiting' ? 'no' : checked, keys }
    }),
  }
}
