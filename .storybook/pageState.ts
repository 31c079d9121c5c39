import { HttpResponse, delay } from 'msw'
import { isLoadingParts } from '@embpm/ui/lazy-part'
import { waitFor } from 'storybook/test'
import { storyRequests } from './storyRequests.js'

/** Signs of a page that is not complete yet. */
const loading = '.emb-loading-bar, .emb-skeleton, [aria-busy="true"]'
/** What an answer under way will replace; until then it steps back, so that nobody takes it for the answer. */
const older = '[data-stale], .emb-combo-list[data-status="loading"]'
/** For how long none of them may show until a page counts as complete, in ms. */
const quiet = 150
/** How often at least the page is looked at in that time: a busy machine may take longer than it for a single frame. */
const looks = 4

/** For how long what need not show is waited for, in ms. */
const patience = 10_000

let endless = false

/**
 * Whether there is something to see: the page of the workspace by its heading, unless that is what the story holds back.
 * Storybook's own pages, which are hidden, have one, too.
 */
function isThere(): boolean {
  const story = document.querySelector('.story')
  const main = story?.querySelector('main')
  return main ? endless || main.querySelector('h1') !== null : story !== null && story.textContent.trim() !== ''
}

/** What of the page is seen to be on its way, in words; `null` for nothing. */
function missing(): string | null {
  if (!isThere()) return 'it has no heading'
  const sign = endless ? null : document.querySelector(loading)
  return sign && `${sign.tagName} ${sign.className}`
}

/** What need not show is on its way, in words: a part without a place of its own, a request behind what is shown. */
function behind(): string | null {
  if (endless) return null
  if (isLoadingParts()) return 'the code of a part'
  return storyRequests.isWaiting() ? `answers to ${storyRequests.waiting().join(', ')}` : null
}

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
    const begun = performance.now()
    let since = begun
    let seen = 0
    await waitFor(() => {
      const now = performance.now()
      const hidden = now - begun < patience ? behind() : null
      const found = missing() ?? hidden
      if (found !== null) {
        since = now
        seen = 0
      }
      seen += 1
      if (now - since < quiet || seen < looks) throw new Error(`The page is still loading: ${found ?? 'a moment ago'}`)
    })
    const late = behind()
    if (late !== null) console.warn(`Not waited for any longer: ${late}`)
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
