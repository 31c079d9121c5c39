import { HttpResponse, delay } from 'msw'
import { waitFor } from 'storybook/test'

/** Signs of a page that is not complete yet. */
const loading = '.emb-loading-bar, .emb-skeleton, [aria-busy="true"]'
/** What an answer under way will replace; until then it steps back, so that nobody takes it for the answer. */
const older = '[data-stale], .emb-combo-list[data-status="loading"]'
/** For how long none of them may show until a page counts as complete, in ms. */
const quiet = 150

let endless = false

/** Whether the page of a story is complete, so that no picture shows half of one because the machine was busy. */
export const pageState = {
  /** A story begins. */
  reset() {
    endless = false
  },
  /** Whether the story holds something back. */
  isEndless: () => endless,
  /** Waits until the page has a heading and nothing of it is loading, but for what {@link pageState.never} and {@link pageState.forever} hold back. */
  async settled() {
    let since = performance.now()
    await waitFor(() => {
      const now = performance.now()
      if (!document.querySelector('h1') || (!endless && document.querySelector(loading))) since = now
      if (now - since < quiet) throw new Error('The page is still loading')
    })
  },
  /** Waits until what is shown answers what was asked last. */
  async answered() {
    await waitFor(() => {
      if (!endless && document.querySelector(older)) throw new Error('An older answer is still shown')
    })
  },
  /** Something else that never comes to an end, such as a window that stays open. */
  forever(): Promise<never> {
    endless = true
    return new Promise(() => {})
  },
  /** Waits until something is held back, where it only begins after a while. */
  async held() {
    await waitFor(() => {
      if (!endless) throw new Error('Nothing is held back yet')
    })
  },
  /** Answers a request never, for stories of a slow server: `http.get(endpoint, pageState.never)`. */
  async never(): Promise<Response> {
    endless = true
    await delay('infinite')
    return HttpResponse.error()
  },
}
