import type { Place } from '../routes/views.js'

/** Address of the list of a kind of entity, or of the page of one of them. */
export function kindHref({ path }: { path: string }, { language, organisation }: Place, id?: string): string {
  const list = `/${language}/${organisation}${path}`
  return id === undefined ? list : `${list}/${encodeURIComponent(id)}`
}
