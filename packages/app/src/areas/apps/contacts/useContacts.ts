import { contacts as endpoints, type StoredContact } from '@embpm/contract/sample/contacts'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useQuietCall } from '../useQuietCall.js'
import type { ContactPatch } from './contactForm.js'
import { byName } from './contactGroups.js'

/** First parts of the keys of all that knows contacts. */
export const rowsKey = ['user', 'contacts', 'rows'] as const

const listKey = [...rowsKey, 'list'] as const
const oneKey = (id: string) => [...rowsKey, 'one', id] as const

/** A list as a whole, without our pages. */
const all = { page: undefined, size: undefined }

type Rows = readonly StoredContact[]

/** There is no such contact any more. */
class ContactGone extends Error {}

/** The calls of the contacts. */
export function useContactsClient() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', endpoints), [connectTo])
}

/**
 * The contacts, and what can be done with them. A tag is given at once, and taken back with words where the service refuses it; what
 * is typed into a form is shown once it is stored.
 */
export function useContacts() {
  const { t } = useTranslation()
  const { queryClient } = useServices()
  const client = useContactsClient()
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }): Promise<Rows> => client.contacts.list(all, { signal }),
  })
  const run = useQuietCall(rowsKey)

  const setList = (change: (rows: Rows) => Rows) =>
    queryClient.setQueryData<Rows>(listKey, (rows) => rows && byName(change(rows)))
  const put = (id: string, change: (contact: StoredContact) => StoredContact) => {
    setList((rows) => rows.map((one) => (one.id === id ? change(one) : one)))
    queryClient.setQueryData<StoredContact | null>(oneKey(id), (one) => one && change(one))
  }
  const drop = (id: string) => {
    setList((rows) => rows.filter((one) => one.id !== id))
    queryClient.setQueryData<StoredContact | null>(oneKey(id), null)
  }

  /** Shows a change and sends it. What is asked for meanwhile is asked for again at the end. */
  const send = async <T>(call: () => Promise<T>, show?: () => void): Promise<T> => {
    await queryClient.cancelQueries({ queryKey: rowsKey, predicate: ({ state }) => state.data !== undefined })
    show?.()
    try {
      return await run(call)
    } finally {
      // The last one asks; an earlier answer would not know of what is still on its way.
      if (queryClient.isMutating({ mutationKey: rowsKey }) === 0)
        void queryClient.invalidateQueries({ queryKey: rowsKey })
    }
  }
  const update = async (id: string, contact: ContactPatch): Promise<StoredContact> => {
    const row = await client.contacts.update({ id, contact })
    if (row === null) throw new ContactGone()
    return row
  }
  const tell = (id: string, error: unknown, refused: string) => {
    const isGone = error instanceof ContactGone
    if (isGone) drop(id)
    const text = isGone ? t('contacts.goneMeanwhile') : navigator.onLine ? refused : t('contacts.offline')
    toasts.add({ text, icon: 'error' })
  }

  return {
    /** By name; `undefined` until they are loaded. */
    list: query.data,
    failed: query.isError && query.data === undefined,
    retry: () => query.refetch(),
    /** Why a form could not be stored, in words. What was typed is kept. */
    problemOf: (error: unknown): string =>
      error instanceof ContactGone
        ? t('object.goneWhileEditing')
        : t(navigator.onLine ? 'object.saveFailed' : 'contacts.keptOffline'),
    /** Gives a contact a tag, or takes it off, at once. */
    giveTag: async (contact: StoredContact, tag: string, isGiven: boolean): Promise<void> => {
      const { id } = contact
      const show = (given: boolean) =>
        put(id, (one) => ({ ...one, tags: [...one.tags.filter((other) => other !== tag), ...(given ? [tag] : [])] }))
      // With what was given meanwhile, for all of them are sent.
      const now = () =>
        queryClient.getQueryData<Rows>(listKey)?.find((one) => one.id === id) ??
        queryClient.getQueryData<StoredContact | null>(oneKey(id)) ??
        contact
      try {
        await send(
          () => update(id, { tags: now().tags }),
          () => show(isGiven),
        )
      } catch (error) {
        show(!isGiven)
        tell(id, error, t('contacts.refused'))
      }
    },
    /** Stores fields of a contact. Who asks says why it failed. */
    save: async (id: string, fields: ContactPatch): Promise<void> => {
      const row = await send(() => update(id, fields))
      put(id, () => row)
    },
    /** Makes a contact and answers its id. Who asks says why it failed. */
    create: async (fields: ContactPatch): Promise<string> => {
      const row = await send(async () => {
        const { id } = await client.contacts.create({})
        try {
          return await update(id, fields)
        } catch (error) {
          // What is half made would stand there without its name.
          await client.contacts.remove({ query: { id } }).catch(() => undefined)
          throw error
        }
      })
      setList((rows) => [row, ...rows.filter(({ id }) => id !== row.id)])
      return row.id
    },
    /** Gives a contact a picture. Who asks says why it failed. */
    setPicture: async (id: string, avatar: File): Promise<void> => {
      const row = await send(() => client.contacts.setAvatar({ id, avatar }))
      if (row === null) throw new ContactGone()
      put(id, () => row)
    },
    /**
     * Deletes a contact.
     * @param onGone called once it is gone, before the page shows that
     */
    remove: async (id: string, onGone: () => void): Promise<void> => {
      try {
        await send(() => client.contacts.remove({ query: { id } }))
        onGone()
        drop(id)
      } catch (error) {
        tell(id, error, t('contacts.notDeleted'))
      }
    },
  }
}

/** The contacts, and what can be done with them. */
export type Contacts = ReturnType<typeof useContacts>

/** Asks for one contact, which the list may not know yet or in an older state; `null` when there is none. */
export function useOneContact(id: string | undefined) {
  const client = useContactsClient()
  const { queryClient } = useServices()
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: async ({ signal }) => {
      const row = await client.contacts.get({ id: id ?? '' }, { signal })
      if (row)
        queryClient.setQueryData<Rows>(listKey, (rows) =>
          rows?.some((one) => one.id === row.id) ? byName(rows.map((one) => (one.id === row.id ? row : one))) : rows,
        )
      return row
    },
    enabled: id !== undefined,
    staleTime: 0,
  })
}

/** The ids of those whose names have a text; `undefined` while nothing is searched for, and until it is found. */
export function useContactSearch(text: string) {
  const client = useContactsClient()
  const search = text.trim()
  return useQuery({
    queryKey: [...rowsKey, 'search', search],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const found = await client.contacts.search({ ...all, query: search }, { signal })
      return new Set(found.map(({ id }) => id))
    },
    enabled: search !== '',
    placeholderData: (before) => (search === '' ? undefined : before),
  })
}
