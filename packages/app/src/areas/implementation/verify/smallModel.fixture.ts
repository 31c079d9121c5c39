import { HttpResponse, http, type HttpHandler } from 'msw'
import { pageSize } from './readModel.js'

const page = (rows: readonly object[]) => ({
  rows,
  total: rows.length,
  unfilteredTotal: rows.length,
  page: 1,
  size: pageSize,
})

/** The kinds of which a small model has the rows of the sample. */
const kept = [
  '/project/projects',
  '/project/calendars',
  '/implementation/technologies',
  '/implementation/technology-instances',
]

/**
 * A model of some hundred objects of the sample: all that a check asks for is there, and what the sample has by the ten thousand is
 * not. Only a check reads lists by the order of their ids.
 */
export const smallModel: HttpHandler[] = [
  http.get('*/api/*', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/api/processes/report')) return HttpResponse.json([])
    const isRead = searchParams.get('sort') === 'id' && searchParams.get('size') === String(pageSize)
    if (!isRead || kept.some((path) => pathname.endsWith(path))) return undefined
    return HttpResponse.json(page([]))
  }),
]
