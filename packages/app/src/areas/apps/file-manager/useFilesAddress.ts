import { useParams, useRouter } from '@tanstack/react-router'
import { stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { readSearch } from '../../../shell/readSearch.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { filesSearch, type FileView } from './filesSearch.js'

/** What the address of the files says, and the ways to another one. */
export function useFilesAddress() {
  const router = useRouter()
  const place = usePlace()
  const { folderId }: { folderId?: string } = useParams({ strict: false })
  const { values, ignored } = readSearch(useRawSearch(), filesSearch)
  const { view = 'list', search = '', item } = values
  const root = addressOf(inOrganisation('apps/file-manager'), place)
  const here = folderId === undefined ? root : `${root}/${encodeURIComponent(folderId)}`
  const query = (next: { view: FileView; search?: string; item?: string }) =>
    stringifySearch({
      ...(next.view !== 'list' && { view: next.view }),
      ...(next.search && { search: next.search }),
      ...(next.item !== undefined && { item: next.item }),
    })
  const go = (href: string, step: Partial<ReturnType<typeof stepOf>>) =>
    void router.navigate({ href, resetScroll: false, ...step })
  const itemHref = (id: string) => here + query({ view, search, item: id })
  return {
    /** The folder that is shown; `undefined` for the root. */
    folderId,
    view,
    search,
    /** Id of the item whose details are shown. */
    itemId: item,
    /** What the address asks for in vain. */
    ignored,
    /** Address of a folder; `null` for the root. */
    folderHref: (id: string | null) => (id === null ? root : `${root}/${encodeURIComponent(id)}`) + query({ view }),
    itemHref,
    /** Shows the details of an item; from one to the next is no step of the history. */
    open: (id: string) => go(itemHref(id), { replace: item !== undefined }),
    close: () => go(here + query({ view, search }), { replace: true }),
    show: (next: FileView) => go(here + query({ view: next, search, item }), { replace: true }),
    searchFor: (text: string) =>
      go(here + query({ view, search: text, item }), { ...stepOf(router, search !== '', text !== '') }),
    /** Leaves out of the address what it asks for in vain. */
    clean: () => go(here + query({ view, search, item }), { replace: true }),
  }
}

/** What the address of the files says, and the ways to another one. */
export type FilesAddress = ReturnType<typeof useFilesAddress>
