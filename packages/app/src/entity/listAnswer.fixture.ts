import { pageState } from '@embpm/storybook/pageState'
import { HttpResponse, http, type HttpHandler } from 'msw'

/** A page of a list with these rows and no others. */
const pageOf = (rows: readonly object[]) => ({
  rows,
  total: rows.length,
  unfilteredTotal: rows.length,
  page: 1,
  size: 50,
})

/** What a list can answer in a story. */
export const listAnswer = {
  /** These rows. */
  rows: (endpoint: string, rows: readonly object[]): HttpHandler =>
    http.get(`*/api${endpoint}`, () => HttpResponse.json(pageOf(rows))),
  /** Nothing: the organisation has none. */
  empty: (endpoint: string): HttpHandler => listAnswer.rows(endpoint, []),
  /** An error of the server. */
  failing: (endpoint: string): HttpHandler =>
    http.get(`*/api${endpoint}`, () => HttpResponse.json({}, { status: 503 })),
  /** Nothing for as long as one waits. */
  slow: (endpoint: string): HttpHandler => http.get(`*/api${endpoint}`, pageState.never),
}
