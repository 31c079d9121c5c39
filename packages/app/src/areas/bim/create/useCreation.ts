import { isApiError } from '@embpm/contract'
import { creationProblem, type WholeTable } from '@embpm/contract/table-creation'
import { useUnsavedChanges } from '@embpm/forms/form'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useFormResolver } from '../../../entity/useFormResolver.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { creationDraft, creationSchema, type CreationValues, emptyCreation, wholeOf } from './creationForm.js'
import { ruleProblems, shownPath } from './creationRules.js'
import { knownTableNames } from './knownNames.js'

const refusedData = z.object({ problems: z.array(creationProblem) })

/** How long nothing is typed before what was typed is put aside, in milliseconds. */
const quiet = 400

const isFieldPath = (path: string): path is FieldPath<CreationValues> => /^(?:table|fields)\./.test(path)

/**
 * The form of a new table as a whole: what is wrong with it, creating it in one step, and the draft, which is the user's own and is there
 * again after the page was loaded anew.
 */
export function useCreation() {
  const { t } = useTranslation()
  const { client, queryClient, drafts } = useServices()
  const place = usePlace()
  const navigate = useNavigate()
  const draftKey = `${place.organisation}/tableCreation`
  const [draft] = useState(() => drafts.get(draftKey, creationDraft))

  // What the fields name as check tables, and which of these there are.
  const [checkTables, setCheckTables] = useState<readonly string[]>([])
  const known = useQuery({
    queryKey: [...queryKeys.kind(place.organisation, 'dictionaryTables'), 'named', checkTables],
    queryFn: ({ signal }) => knownTableNames(client, checkTables, signal),
    enabled: checkTables.length > 0,
    placeholderData: (before) => before,
  })
  const tables = known.isPlaceholderData ? undefined : known.data
  const also = useCallback(
    (values: CreationValues) =>
      ruleProblems(values, (name) => (checkTables.includes(name) ? tables?.has(name) : undefined)).map(
        ({ path, code }) => ({ path, message: code === 'noSystem' ? 'required' : t(`tableCreation.problem.${code}`) }),
      ),
    [checkTables, tables, t],
  )
  const form = useForm<CreationValues, unknown, z.output<typeof creationSchema>>({
    resolver: useFormResolver<CreationValues, z.output<typeof creationSchema>>({ schema: creationSchema }, also),
    defaultValues: emptyCreation,
    shouldFocusError: false,
  })
  const unsaved = useUnsavedChanges(form)

  const restore = useEffectEvent(() => {
    if (!draft) return
    for (const name of ['table', 'fields', 'elementSystem'] as const) {
      form.setValue(name, draft[name], { shouldDirty: true })
    }
  })
  useEffect(() => restore(), [])

  const putAside = useEffectEvent(() => {
    if (unsaved) drafts.set(draftKey, form.getValues())
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        const names = [...new Set(values.fields.flatMap(({ checkTable }) => checkTable || []))].toSorted()
        setCheckTables((before) => (before.join('\n') === names.join('\n') ? before : names))
        timer = setTimeout(() => putAside(), quiet)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])

  // It is kept until there is nothing left to lose.
  const hadEntries = useRef(false)
  useEffect(() => {
    if (hadEntries.current && !unsaved) drafts.delete(draftKey)
    hadEntries.current = unsaved
  }, [unsaved, drafts, draftKey])

  /** Whether problems are shown while one fills in: after something was taken over, and after the first attempt to create. */
  const [checked, setChecked] = useState(false)
  const isChecked = checked || form.formState.isSubmitted
  const lookAgain = useEffectEvent((names: ReadonlySet<string> | undefined) => {
    if (names && isChecked) void form.trigger('fields')
  })
  useEffect(() => lookAgain(tables), [tables])

  const send = async (whole: WholeTable, fields: CreationValues['fields']) => {
    try {
      return await client.tableCreation.create(whole)
    } catch (error) {
      if (isApiError(error, 'MISPLACED')) {
        form.setError('table.parentId', { message: t('object.misplaced') })
        throw new Error(t('tableCreation.refused'), { cause: error })
      }
      const { data } = refusedData.safeParse(isApiError(error, 'REFUSED') ? error.data : undefined)
      if (!data) throw new Error(t('object.saveFailed'), { cause: error })
      for (const problem of data.problems) {
        const path = shownPath(problem, fields)
        const message = t(`tableCreation.refusal.${problem.code}`, { name: problem.name })
        if (isFieldPath(path)) form.setError(path, { type: 'server', message })
      }
      throw new Error(t('tableCreation.refused'), { cause: error })
    }
  }

  return {
    form,
    unsaved,
    isChecked,
    check: () => setChecked(true),
    create: async (values: z.output<typeof creationSchema>) => {
      const made = await send(wholeOf(values), form.getValues('fields'))
      drafts.delete(draftKey)
      form.reset(emptyCreation)
      await Promise.all(
        [made.kind, 'dataFields' as const, 'dataElements' as const].map((name) =>
          queryClient.invalidateQueries({ queryKey: queryKeys.kind(place.organisation, name) }),
        ),
      )
      toasts.add({ text: t('object.created', { name: made.tableName }), icon: 'success' })
      await navigate({ href: kindHref({ name: made.kind }, place, made.id), ignoreBlocker: true })
    },
    discard: () => {
      setChecked(false)
      form.reset(emptyCreation)
    },
    giveUp: () => drafts.delete(draftKey),
    putAside: () => drafts.set(draftKey, form.getValues()),
  }
}
