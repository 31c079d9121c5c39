import { conflictOf, isApiError, type Service } from '@embpm/contract'
import { useUnsavedChanges, zodFieldError } from '@embpm/forms/form'
import { toasts } from '@embpm/ui/toast'
import { zodResolver } from '@hookform/resolvers/zod'
import { hashKey, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { resolveConflict, type Conflict, type Side } from './conflict.js'
import {
  changedFields,
  emptyService,
  serviceDraft,
  serviceFields,
  serviceForm,
  toFormValues,
  toPatch,
  type ServiceField,
  type ServiceFormValues,
} from './serviceForm.js'

/** What the editor of a service needs. */
export interface ServiceEditorOptions {
  organisation: string
  /** The service as it was read, or `null` for one that is being created. */
  service: Service | null
  /** Called with the service that was created. */
  onCreated: (service: Service) => void
}

/**
 * The form of one service: what was changed, saving it, and what happens when somebody else saved first. An update sends
 * only the changed fields together with the version that they were read at.
 */
export function useServiceEditor({ organisation, service, onCreated }: ServiceEditorOptions) {
  const { t } = useTranslation()
  const { client, queryClient, drafts } = useServices()
  const draftKey = `${organisation}/services/${service?.id ?? 'new'}`
  const [draft] = useState(() => serviceDraft.safeParse(drafts.get(draftKey)).data)
  const [base, setBase] = useState(draft?.base ?? service)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useForm({
    resolver: zodResolver(serviceForm, { error: zodFieldError }),
    defaultValues: base ? toFormValues(base) : emptyService,
    shouldFocusError: false,
  })
  const unsaved = useUnsavedChanges(form)

  const fill = (values: Readonly<Record<string, unknown>>) => {
    for (const field of serviceFields) {
      const parsed = serviceForm.shape[field].safeParse(values[field])
      if (parsed.success) form.setValue(field, parsed.data, { shouldDirty: true })
    }
  }

  /** What was put aside when the session was lost. */
  const restoreDraft = useEffectEvent(() => {
    if (!draft) return
    drafts.delete(draftKey)
    fill(draft.values)
  })
  useEffect(() => restoreDraft(), [])

  // A newer version that was loaded in the background shows itself as long as nothing was typed.
  const adopt = useEffectEvent((loaded: Service | undefined) => {
    if (!loaded || !base || unsaved || loaded.version <= base.version) return
    setBase(loaded)
    form.reset(toFormValues(loaded))
  })
  const id = base?.id
  useEffect(() => {
    if (id === undefined) return
    const queryKey = queryKeys.service(organisation, id)
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === hashKey(queryKey))
        adopt(queryClient.getQueryData<Service>(queryKey))
    })
  }, [queryClient, organisation, id])

  const accept = (saved: Service) => {
    setBase(saved)
    setConflict(null)
    form.reset(toFormValues(saved))
    queryClient.setQueryData(queryKeys.service(organisation, saved.id), saved)
    void queryClient.invalidateQueries({ queryKey: queryKeys.services(organisation), refetchType: 'none' })
  }

  const update = async (from: Service, values: ServiceFormValues, fields: readonly ServiceField[]) => {
    const patch = toPatch(serviceForm.parse(values), fields)
    try {
      accept(await client.services.update({ id: from.id, version: from.version, service: patch }))
      toasts.add({ text: t('service.saved'), icon: 'success' })
    } catch (error) {
      const theirs = conflictOf(error)
      if (theirs) setConflict({ base: toFormValues(from), mine: values, theirs })
      else if (isApiError(error, 'NOT_FOUND')) throw new Error(t('service.goneWhileEditing'), { cause: error })
      else throw new Error(t('service.saveFailed'), { cause: error })
    }
  }

  const saving = useMutation({
    mutationFn: async (values: ServiceFormValues) => {
      if (!base) {
        const created = await client.services.create({ service: serviceForm.parse(values) }).catch((error: unknown) => {
          throw new Error(t('service.saveFailed'), { cause: error })
        })
        accept(created)
        toasts.add({ text: t('service.created', { name: created.name }), icon: 'success' })
        onCreated(created)
        return
      }
      const fields = changedFields(toFormValues(base), values)
      if (fields.length === 0) toasts.add({ text: t('service.nothingToSave'), icon: 'info' })
      else await update(base, values, fields)
    },
  })

  const resolving = useMutation({
    mutationFn: async (sides: Partial<Record<ServiceField, Side>>) => {
      if (!conflict) return
      const { theirs } = conflict
      const values = resolveConflict({ ...conflict, mine: form.getValues() }, sides)
      const fields = changedFields(toFormValues(theirs), values)
      if (fields.length === 0) {
        accept(theirs)
        toasts.add({ text: t('conflict.taken'), icon: 'info' })
        return
      }
      // From here on their version is the base, so that a failing save keeps exactly what was decided.
      accept(theirs)
      fill(values)
      await update(theirs, values, fields)
    },
  })

  return {
    form,
    base,
    unsaved,
    conflict,
    saving: saving.isPending || resolving.isPending,
    save: saving.mutateAsync,
    resolve: (sides: Partial<Record<ServiceField, Side>>) =>
      resolving.mutate(sides, { onError: (error) => toasts.add({ text: error.message, icon: 'error' }) }),
    discard: () => {
      setConflict(null)
      form.reset(base ? toFormValues(base) : emptyService)
    },
    putAside: () => void drafts.set(draftKey, { values: form.getValues(), base }),
  }
}
