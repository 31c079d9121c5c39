import { currentOf, isApiError, type Entity } from '@embpm/contract'
import { useUnsavedChanges } from '@embpm/forms/form'
import { useAction } from '@embpm/ui/action'
import { toasts } from '@embpm/ui/toast'
import { hashKey } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { clashOf } from './clashOf.js'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import { resolveConflict, theirChanges, conflictFields, type Conflict, type Sides } from './conflict.js'
import { changedFields, formFields, toFormValues, toPatch } from './EntityForm.js'
import type { EntityKind } from './EntityKind.js'
import { useClashText } from './useClashText.js'
import { useFormResolver } from './useFormResolver.js'
import { startOf } from './startOf.js'
import { usePlace, useRawSearch } from './usePlace.js'

/** What the editor of an entity needs. */
export interface EntityEditorOptions<E extends Entity> {
  kind: EntityKind<E>
  /** The entity as it was read, or `null` for one that is being created. */
  entity: E | null
  /** What a new one starts with besides what its address names, such as its owner. */
  start?: FieldValues
  /** Called with the entity that was created. */
  onCreated: (entity: E) => void
}

/** What a refusal is called, by its code or, where a server refuses before it looks, its status. */
const wordsOfRefusals: Readonly<
  Record<string, 'locked' | 'misplaced' | 'goneWhileEditing' | 'tooLarge' | 'notReady' | 'noRoom' | undefined>
> = {
  LOCKED: 'locked',
  MISPLACED: 'misplaced',
  NOT_FOUND: 'goneWhileEditing',
  413: 'tooLarge',
  429: 'notReady',
  503: 'notReady',
  507: 'noRoom',
}

/** Unsaved input that outlives a lost session. */
const savedDraft = z.object({ values: z.record(z.string(), z.unknown()), base: z.unknown() })

/**
 * The form of one entity: what was changed, saving it, and what happens when somebody else saved first. An update sends
 * only the changed fields together with the version that they were read at. A new one starts with what its address names.
 */
export function useEntityEditor<E extends Entity>({ kind, entity, start, onCreated }: EntityEditorOptions<E>) {
  const { t } = useTranslation()
  const { client, queryClient, drafts } = useServices()
  const { organisation } = usePlace()
  const api = kind.api(client)
  const definition = kind.form
  const empty = { ...definition.empty, ...start, ...startOf(definition, useRawSearch()) }
  const draftOf = (id: string) => `${organisation}/${kind.name}/${id}`
  const draftKey = draftOf(entity?.id ?? 'new')
  const clashText = useClashText()
  const [draft] = useState(() => drafts.get(draftKey, savedDraft))
  const [base, setBase] = useState<E | null>(() => kind.schema.safeParse(draft?.base).data ?? entity)
  const [conflict, setConflict] = useState<Conflict<E> | null>(null)
  const [loadedMeanwhile, setLoadedMeanwhile] = useState<E | null>(null)
  const form = useForm<FieldValues, unknown, FieldValues>({
    resolver: useFormResolver(definition),
    defaultValues: base ? toFormValues(definition, base) : empty,
    shouldFocusError: false,
  })
  const unsaved = useUnsavedChanges(form)

  const fill = (values: Readonly<Record<string, unknown>>) => {
    for (const field of formFields(definition)) {
      const parsed = definition.schema.shape[field]?.safeParse(values[field])
      if (parsed?.success) form.setValue(field, parsed.data, { shouldDirty: true })
    }
  }

  /** What was put aside when the session was lost. */
  const restoreDraft = useEffectEvent(() => {
    if (draft) fill(draft.values)
  })
  useEffect(() => restoreDraft(), [])

  // It is kept until there is nothing left to lose: the page may be taken away again on the way to the sign-in.
  const hadEntries = useRef(false)
  useEffect(() => {
    if (hadEntries.current && !unsaved) drafts.delete(draftKey)
    hadEntries.current = unsaved
  }, [unsaved, drafts, draftKey])

  // A newer version that was loaded in the background shows itself as long as nothing was typed.
  const adopt = useEffectEvent((loaded: E | undefined) => {
    if (!loaded || !base || loaded.lockVersion <= base.lockVersion) return
    if (unsaved) return setLoadedMeanwhile(loaded)
    setBase(loaded)
    form.reset(toFormValues(definition, loaded))
  })
  const id = base?.id
  useEffect(() => {
    if (id === undefined) return
    const queryKey = queryKeys.one(organisation, kind.name, id)
    const look = () => adopt(queryClient.getQueryData<E>(queryKey))
    // What came since this page was rendered was told to nobody. A draft is put back at this moment and stays.
    if (!draft) look()
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === hashKey(queryKey)) look()
    })
  }, [queryClient, organisation, kind.name, id, draft])

  /** The fields that were typed in after these values had been sent. */
  const typedSince = (sent: FieldValues): string[] =>
    formFields(definition).filter((field) => {
      const now = definition.schema.shape[field]?.safeParse(form.getValues(field))
      return now !== undefined && !(now.success && dequal(now.data, sent[field]))
    })

  /** @param sent what it was saved with; what was typed since stays. Default: nothing stays */
  const accept = (saved: E, sent?: FieldValues) => {
    const later = (sent ? typedSince(sent) : []).map((field) => [field, form.getValues(field)] as const)
    setBase(saved)
    setConflict(null)
    form.reset(toFormValues(definition, saved))
    for (const [field, value] of later) form.setValue(field, value, { shouldDirty: true })
    queryClient.setQueryData(queryKeys.one(organisation, kind.name, saved.id), saved)
    // Lists that are on the screen beside the page follow; the entity itself is known already.
    void queryClient.invalidateQueries({
      queryKey: queryKeys.kind(organisation, kind.name),
      predicate: ({ queryHash }) => queryHash !== hashKey(queryKeys.one(organisation, kind.name, saved.id)),
    })
  }

  /** What went wrong, in words; a value that another one has is told at its field. */
  const explained = (error: unknown): Error => {
    if (isApiError(error, 'TAKEN')) {
      const { data } = takenData.safeParse(error.data)
      if (data && formFields(definition).includes(data.column))
        form.setError(data.column, { message: t('object.taken') })
      return new Error(t('object.taken'), { cause: error })
    }
    const met = clashOf(error)
    if (met) {
      const message = clashText(met)
      if (formFields(definition).includes(met.field)) form.setError(met.field, { message })
      return new Error(message, { cause: error })
    }
    const word = isApiError(error) ? (wordsOfRefusals[error.code] ?? wordsOfRefusals[error.status]) : undefined
    return new Error(t(`object.${word ?? 'saveFailed'}`), { cause: error })
  }

  /** Saves fields, or asks when somebody else saved something else meanwhile. */
  const update = async (from: E, values: FieldValues, fields: readonly string[]): Promise<void> => {
    let saved: E
    try {
      saved = await api.update({
        id: from.id,
        lockVersion: from.lockVersion,
        fields: toPatch(definition, values, fields),
      })
    } catch (error) {
      const theirs = currentOf(error, kind.schema)
      if (!theirs) throw explained(error)
      const met: Conflict<E> = { form: definition, base: toFormValues(definition, from), mine: values, theirs }
      // A newer version that says the same as the one before is no conflict, and neither is one that says what is saved here.
      if (theirs.lockVersion > from.lockVersion && theirChanges(met).length === 0) return update(theirs, values, fields)
      if (conflictFields(met).length > 0) return setConflict(met)
      saved = theirs
    }
    accept(saved, values)
    toasts.add({ text: t('object.saved'), icon: 'success' })
  }

  const save = async (values: FieldValues) => {
    if (!base) {
      const created = await api.create({ fields: definition.schema.parse(values) }).catch((error: unknown) => {
        throw explained(error)
      })
      const isTyping = typedSince(values).length > 0
      if (isTyping) drafts.set(draftOf(created.id), { values: form.getValues(), base: created })
      accept(created, values)
      toasts.add({ text: t('object.created', { name: kind.nameOf(created) }), icon: 'success' })
      onCreated(created)
      return
    }
    const fields = changedFields(definition, toFormValues(definition, base), values)
    if (fields.length === 0) toasts.add({ text: t('object.nothingToSave'), icon: 'info' })
    else await update(base, values, fields)
  }

  const resolving = useAction(async (sides: Sides) => {
    if (!conflict) return
    const { theirs } = conflict
    const values = resolveConflict({ ...conflict, mine: form.getValues() }, sides)
    const fields = changedFields(definition, toFormValues(definition, theirs), values)
    // From here on their version is the base, so that a failing save keeps exactly what was decided.
    accept(theirs)
    if (fields.length === 0) {
      toasts.add({ text: t('conflict.taken'), icon: 'info' })
      return
    }
    fill(values)
    try {
      await update(theirs, values, fields)
    } catch (error) {
      toasts.add({ text: error instanceof Error ? error.message : t('object.saveFailed'), icon: 'error' })
    }
  })

  const newer = loadedMeanwhile && base && loadedMeanwhile.lockVersion > base.lockVersion ? loadedMeanwhile : null
  const metBy = (theirs: E, from: E): Conflict<E> => ({
    form: definition,
    base: toFormValues(definition, from),
    mine: form.getValues(),
    theirs,
  })

  return {
    form,
    base,
    unsaved,
    conflict,
    /** What somebody else saved while something was typed here, as long as nobody has decided about it. */
    newer: conflict ? null : newer,
    /** Decides about it now instead of when it is saved. */
    compare: () => {
      if (!newer || !base) return
      const met = metBy(newer, base)
      if (conflictFields(met).length > 0) setConflict(met)
      else accept(newer)
    },
    /** From the press on: while what was typed is checked, while it is sent, and while a conflict is resolved. */
    saving: form.formState.isSubmitting || resolving.pending,
    save,
    resolve: resolving.run,
    discard: () => {
      if (newer) return accept(newer)
      setConflict(null)
      form.reset(base ? toFormValues(definition, base) : empty)
    },
    /** Leaves without what was typed. */
    giveUp: () => drafts.delete(draftKey),
    putAside: () => drafts.set(draftKey, { values: form.getValues(), base }),
  }
}

const takenData = z.object({ column: z.string() })
