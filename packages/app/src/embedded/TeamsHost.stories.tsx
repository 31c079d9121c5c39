import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { EmbeddedEntry } from './EmbeddedEntry.js'

const meta = preview.meta({ component: EmbeddedEntry })

const request = z.object({ id: z.number(), uuidAsString: z.optional(z.string()), func: z.string() })

/** What this host answers; the library's own runtime wants to know what it supports. */
const answers: Readonly<Record<string, unknown[]>> = {
  initialize: ['content', 'web', JSON.stringify({ apiVersion: 4, supports: { pages: {} } }), '2.0.0'],
  getContext: [{ theme: 'dark', locale: 'de-de', entityId: 'home' }],
}

let heard: string[] = []

/** The window around this one speaks with the page as Teams does: every call is a message, and so is every answer. */
function listenAsHost() {
  heard = []
  const outer = window.parent
  // A message tells where it comes from by the script that sends it: it has to be one of the outer window.
  const script = outer.document.createElement('script')
  script.textContent = 'window.embpmSend = (frame, message) => frame.postMessage(message, "*")'
  outer.document.head.append(script)
  const send = (message: object) => {
    const sender: unknown = Reflect.get(outer, 'embpmSend')
    if (typeof sender === 'function') Reflect.apply(sender, outer, [window, message])
  }
  const answer = ({ data, source }: MessageEvent<unknown>) => {
    const { data: call } = request.safeParse(data)
    if (source !== window || !call) return
    heard.push(call.func)
    const { id, uuidAsString, func } = call
    if (answers[func]) send({ id, uuidAsString, args: answers[func] })
  }
  outer.addEventListener('message', answer)
  return {
    changeTheme: (theme: string) => send({ func: 'themeChange', args: [theme] }),
    stop: () => {
      outer.removeEventListener('message', answer)
      script.remove()
    },
  }
}

let host: ReturnType<typeof listenAsHost> | undefined

/**
 * The host's own library and messages, in a window of the same origin: its theme and language are taken over, and it learns
 * that the page is there.
 */
export const Library = meta.story({
  parameters: { layout: 'fullscreen', as: 'CON', ...unpictured },
  beforeEach: ({ msw }) => {
    msw.use(http.get('https://res.cdn.office.net/teams-js/*', () => HttpResponse.json({ validOrigins: [] })))
    host = listenAsHost()
    return () => {
      host?.stop()
      delete document.documentElement.dataset.host
      delete document.documentElement.dataset.contrast
    }
  },
  render: () => <StoryApp address="/ms-teams" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Willkommen, Marta' })
    await expect(document.documentElement.dataset.scheme).toBe('dark')
    await waitFor(() => expect(heard).toContain('appInitialization.success'))
    host?.changeTheme('contrast')
    await waitFor(() => expect(document.documentElement.dataset.contrast).toBe('more'))
  },
})
