import { useParams, useRouter } from '@tanstack/react-router'
import { stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { readSearch } from '../../../shell/readSearch.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { helpSearch } from './helpSearch.js'

/** What the address of the help center says, and the ways to another one. */
export function useHelpAddress() {
  const router = useRouter()
  const place = usePlace()
  const { categorySlug, guideSlug }: { categorySlug?: string; guideSlug?: string } = useParams({ strict: false })
  const { values, ignored } = readSearch(useRawSearch(), helpSearch)
  const { search = '', questions } = values
  const homeHref = addressOf(inOrganisation('apps/help-center'), place)
  const categoryHref = (slug: string) => `${homeHref}/${encodeURIComponent(slug)}`
  const go = (next: { search: string; questions: string | undefined }, step: Partial<ReturnType<typeof stepOf>>) =>
    void router.navigate({
      href:
        homeHref + stringifySearch({ ...(next.search !== '' && { search: next.search }), questions: next.questions }),
      resetScroll: false,
      ...step,
    })
  return {
    /** The topic whose guides are shown. */
    categorySlug,
    /** The guide that is read, of the topic. */
    guideSlug,
    search,
    /** Slug of the questions that are shown; `undefined` for the first ones. */
    questions,
    /** What the address asks for in vain. */
    ignored,
    homeHref,
    categoryHref,
    guideHref: (category: string, guide: string) => `${categoryHref(category)}/${encodeURIComponent(guide)}`,
    searchFor: (text: string) => go({ search: text, questions }, stepOf(router, search !== '', text !== '')),
    showQuestions: (slug: string) => go({ search, questions: slug }, { replace: true }),
    /** Leaves out of the address what it asks for in vain. */
    clean: () => go({ search, questions }, { replace: true }),
  }
}

/** What the address of the help center says, and the ways to another one. */
export type HelpAddress = ReturnType<typeof useHelpAddress>
