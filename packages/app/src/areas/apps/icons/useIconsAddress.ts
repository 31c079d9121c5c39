import { useParams, useRouter } from '@tanstack/react-router'
import { stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { readSearch } from '../../../shell/readSearch.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { iconSets } from './iconSets.js'
import { iconsSearch } from './iconsSearch.js'

/** What the address of the icons says, and the ways to another one: `/apps/icons/{set}?search=arrow`. */
export function useIconsAddress() {
  const router = useRouter()
  const place = usePlace()
  const { setSlug }: { setSlug?: string } = useParams({ strict: false })
  const { values, ignored } = readSearch(useRawSearch(), iconsSearch)
  const { search = '' } = values
  const homeHref = addressOf(inOrganisation('apps/icons'), place)
  const hrefOf = (slug: string | undefined, text: string) =>
    homeHref +
    (slug === undefined ? '' : `/${encodeURIComponent(slug)}`) +
    stringifySearch(text === '' ? {} : { search: text })
  return {
    /** The set that is shown, the first one where the address names none; `undefined` where there is none of that name. */
    set: setSlug === undefined ? iconSets[0] : iconSets.find(({ slug }) => slug === setSlug),
    search,
    /** What the address asks for in vain. */
    ignored,
    homeHref,
    /** Address of a set; what is searched for is searched for there, too. */
    setHref: (slug: string) => hrefOf(slug, search),
    searchFor: (text: string) =>
      void router.navigate({
        href: hrefOf(setSlug, text),
        resetScroll: false,
        ...stepOf(router, search !== '', text !== ''),
      }),
    /** Leaves out of the address what it asks for in vain. */
    clean: () => void router.navigate({ href: hrefOf(setSlug, search), resetScroll: false, replace: true }),
  }
}
