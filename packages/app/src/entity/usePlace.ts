import { useParams } from '@tanstack/react-router'
import type { Place } from '../routes/views.js'
import { languageSchema } from '../session/languages.js'

/** Language and organisation that the address names. Throws on pages outside of an organisation. */
export function usePlace(): Place {
  const { lang, orgId } = useParams({ strict: false })
  if (orgId === undefined) throw new Error('usePlace needs a page of an organisation')
  return { language: languageSchema.parse(lang), organisation: orgId }
}

/** Address of the list of a kind of entity, or of the page of one of them. */
export function kindHref({ path }: { path: string }, { language, organisation }: Place, id?: string): string {
  const list = `/${language}/${organisation}${path}`
  return id === undefined ? list : `${list}/${encodeURIComponent(id)}`
}
