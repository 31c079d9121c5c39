import { currentOf, isApiError } from '@embpm/contract'
import { shownAssignment, type ShownAssignment } from '@embpm/contract/capacity'
import type { AssignmentFields } from '@embpm/contract/move-plan'
import { employeeAssignment, type EmployeeAssignment } from '@embpm/contract/employee-assignment'
import { toasts } from '@embpm/ui/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { employeeAssignmentKind } from './employeeAssignmentKind.js'
import { capacityKey } from './useCapacity.js'

/** What is changed of an assignment and not stored yet. */
export interface AssignmentDraft {
  /** As it was read. */
  base: ShownAssignment
  fields: Partial<AssignmentFields>
  /** As somebody else has stored it meanwhile. */
  theirs?: EmployeeAssignment
}

/** What is written at once. */
export interface AssignmentWrite {
  changes: readonly { base: ShownAssignment; fields: Partial<AssignmentFields> }[]
  creates?: readonly AssignmentFields[]
  /** What was done, as a toast says it. */
  said: string
}

/** How long keys are waited for before what they changed is written as one, in ms. */
const rest = 800
/** How long it can be taken back, in ms. */
const undoTime = 10_000

/** What is not stored yet outlives the page and a lost session. */
const keptDrafts = z.array(
  z.object({
    base: shownAssignment,
    fields: z.partial(
      z.pick(employeeAssignment.values, {
        employeeId: true,
        targetId: true,
        role: true,
        measure: true,
        amount: true,
        validFrom: true,
        validTo: true,
      }),
    ),
  }),
)

/** What became of a write. */
export type Written = 'stored' | 'conflict' | 'gone' | 'failed'

/**
 * Changes assignments: what follows each other closely is one write, each at the version that was read, and can be taken back. What another changed
 * meanwhile is told, and what could not be stored stays until it is, or is given up.
 */
export function useAssignmentEdits() {
  const { t } = useTranslation()
  const { client, queryClient, drafts: keeper } = useServices()
  const { organisation } = usePlace()
  const kept = `${organisation}/capacity`
  const [drafts, setDrafts] = useState<ReadonlyMap<string, AssignmentDraft>>(
    () => new Map((keeper.get(kept, keptDrafts) ?? []).map((draft) => [draft.base.id, draft])),
  )
  const [failed, setFailed] = useState(false)
  const [sending, setSending] = useState(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)

  const keep = (next: ReadonlyMap<string, AssignmentDraft>) => {
    if (next.size === 0) keeper.delete(kept)
    else
      keeper.set(
        kept,
        [...next.values()].map(({ base, fields }) => ({ base, fields })),
      )
  }
  const keepNow = useEffectEvent(keep)
  useEffect(() => keepNow(drafts), [drafts])

  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: capacityKey(organisation) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, employeeAssignmentKind.name) }),
    ])
  }

  const undo = async (before: AssignmentWrite['changes'], stored: readonly EmployeeAssignment[]) => {
    const versions = new Map(stored.map(({ id, lockVersion }) => [id, lockVersion]))
    const changed = new Set(before.map(({ base }) => base.id))
    try {
      await client.capacity.change({
        changes: before.map(({ base, fields }) => ({
          id: base.id,
          lockVersion: versions.get(base.id) ?? base.lockVersion,
          fields: Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(base, name)])),
        })),
        removes: stored.flatMap(({ id, lockVersion }) => (changed.has(id) ? [] : [{ id, lockVersion }])),
      })
      await refresh()
      toasts.add({ text: t('employeeAssignments.undone'), icon: 'success' })
    } catch {
      await refresh()
      toasts.add({ text: t('employeeAssignments.undoFailed'), icon: 'error' })
    }
  }

  /** Writes what is known at once. Throws what the server refuses. */
  const send = async ({ changes, creates = [], said }: AssignmentWrite) => {
    const stored = await client.capacity.change({
      changes: changes.map(({ base: { id, lockVersion }, fields }) => ({ id, lockVersion, fields })),
      creates: [...creates],
    })
    await refresh()
    setSavedAt(new Date())
    toasts.add({
      text: said,
      icon: 'success',
      timeout: undoTime,
      action: { label: t('list.undo'), onPress: () => void undo(changes, stored) },
    })
    return stored
  }

  const flush = async () => {
    clearTimeout(timer.current)
    const ready = [...drafts.values()].filter(({ theirs }) => !theirs)
    if (ready.length === 0 || busy.current) return
    busy.current = true
    setSending(true)
    setFailed(false)
    try {
      const stored = await send({ changes: ready, said: t('employeeAssignments.changed', { count: ready.length }) })
      const done = new Set<AssignmentDraft>(ready)
      // Also where the page is gone by now.
      keep(new Map([...drafts].filter(([, draft]) => !done.has(draft))))
      // What was changed again meanwhile stays, over the version that is stored now.
      const byId = new Map(stored.map((one) => [one.id, one]))
      setDrafts(
        (now) =>
          new Map(
            [...now].flatMap(([id, draft]): [string, AssignmentDraft][] => {
              const one = byId.get(id)
              return done.has(draft) ? [] : [[id, one ? { ...draft, base: shownOf(one) } : draft]]
            }),
          ),
      )
    } catch (error) {
      const theirs = isApiError(error, 'CONFLICT') ? currentOf(error, employeeAssignment.schema) : undefined
      if (theirs) setDrafts((now) => withTheirs(now, theirs))
      else setFailed(true)
      await refresh()
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  const flushNow = useEffectEvent(() => void flush())
  // What is changed waits for the next key; what is alone then, or comes after a write, goes.
  useEffect(() => {
    if (sending || failed || ![...drafts.values()].some(({ theirs }) => !theirs)) return
    timer.current = setTimeout(() => flushNow(), rest)
    return () => clearTimeout(timer.current)
  }, [drafts, sending, failed])
  // What still waits goes with the page.
  useEffect(() => () => flushNow(), [])

  return {
    drafts,
    failed,
    sending,
    savedAt,
    /** An assignment as it is with what is not stored yet. */
    shown: (one: ShownAssignment): ShownAssignment => ({ ...one, ...drafts.get(one.id)?.fields }),
    change: (base: ShownAssignment, fields: Partial<AssignmentFields>) => {
      setFailed(false)
      setDrafts((now) => {
        const known = now.get(base.id)
        return new Map(now).set(base.id, {
          base: known?.base ?? base,
          fields: { ...known?.fields, ...fields },
          ...(known?.theirs && { theirs: known.theirs }),
        })
      })
    },
    flush,
    /** Writes what was decided as a whole, such as a move to somebody else. */
    write: async (what: AssignmentWrite): Promise<Written> => {
      try {
        await send(what)
        return 'stored'
      } catch (error) {
        await refresh()
        if (isApiError(error, 'CONFLICT')) return 'conflict'
        return isApiError(error, 'NOT_FOUND') ? 'gone' : 'failed'
      }
    },
    refresh,
    /** Writes one's own over what another stored. */
    again: (id: string) =>
      setDrafts((now) => {
        const draft = now.get(id)
        if (!draft?.theirs) return now
        return new Map(now).set(id, { base: shownOf(draft.theirs), fields: draft.fields })
      }),
    /** Gives up what was changed of one; without an id of all. */
    drop: (id?: string) => {
      setFailed(false)
      setDrafts((now) => new Map([...now].filter(([one]) => id !== undefined && one !== id)))
    },
  }
}

/** What is done to assignments. */
export type AssignmentEdits = ReturnType<typeof useAssignmentEdits>

/** An assignment as the map shows it. */
function shownOf(one: EmployeeAssignment): ShownAssignment {
  const { id, lockVersion, target, role, measure, amount, validFrom, validTo, employeeId, targetId } = one
  return { id, lockVersion, target, role, measure, amount, validFrom, validTo, employeeId, targetId }
}

function withTheirs(drafts: ReadonlyMap<string, AssignmentDraft>, theirs: EmployeeAssignment) {
  const draft = drafts.get(theirs.id)
  return draft ? new Map(drafts).set(theirs.id, { ...draft, theirs }) : drafts
}
