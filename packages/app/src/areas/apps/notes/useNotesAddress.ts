import { useParams, useRouter } from '@tanstack/react-router'
import { stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { readSearch } from '../../../shell/readSearch.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { type NotesChoice, notesSearch } from './notesSearch.js'

/** The id that an address gives a note that does not exist yet. */
export const newNote = 'new'

/** What the address of the notes says, and the ways to another one. */
export function useNotesAddress() {
  const router = useRouter()
  const place = usePlace()
  const { noteId }: { noteId?: string } = useParams({ strict: false })
  const { values, ignored } = readSearch(useRawSearch(), notesSearch)
  const choice: NotesChoice = { view: values.view ?? 'active', label: values.label, search: values.search ?? '' }
  const list = addressOf(inOrganisation('apps/notes'), place)
  const listHref = ({ view, label, search }: NotesChoice) =>
    list +
    stringifySearch({
      ...(view !== 'active' && { view }),
      ...(label !== undefined && { label }),
      ...(search !== '' && { search }),
    })
  const noteHref = (id: string) => listHref(choice).replace(list, `${list}/${encodeURIComponent(id)}`)
  const go = (href: string, step: Partial<ReturnType<typeof stepOf>> = {}) =>
    void router.navigate({ href, resetScroll: false, ...step })
  return {
    /** The note that is edited; {@link newNote} for one that does not exist yet. */
    noteId,
    choice,
    /** What the address asks for in vain. */
    ignored,
    listHref,
    noteHref,
    open: (id: string) => go(noteHref(id)),
    close: () => go(listHref(choice), { replace: true }),
    searchFor: (search: string) =>
      go(listHref({ ...choice, search }), stepOf(router, choice.search !== '', search !== '')),
    /** Leaves out of the address what it asks for in vain. */
    clean: () => go(noteId === undefined ? listHref(choice) : noteHref(noteId), { replace: true }),
  }
}

/** What the address of the notes says, and the ways to another one. */
export type NotesAddress = ReturnType<typeof useNotesAddress>
