import { describe, expect, test, vi } from 'vitest'
import { createStorage } from '../session/storage.js'
import { createHostLink } from './createHostLink.js'
import { fakeHost, type FakeHostOptions } from './fakeHost.fixture.js'
import type { HostTheme } from './hostContext.js'

function setUp(options: FakeHostOptions & { timeout?: number } = {}) {
  const storage = createStorage(null)
  const fake = fakeHost(options)
  const show = vi.fn<(theme: HostTheme) => void>()
  const leave = vi.fn<() => void>()
  const timeout = () => Promise.resolve(options.timeout ?? 1000)
  const link = createHostLink({ open: fake.open, timeout, storage, show, leave })
  const seen: string[] = []
  link.subscribe(() => {
    // The theme is shown before listeners are called.
    const state = link.state()
    seen.push(state.status === 'ready' ? `${state.context.theme} after ${show.mock.calls.length}` : state.status)
  })
  return { link, fake, storage, show, leave, seen }
}

describe('a host that answers', () => {
  test('has its theme shown before the page is, and hears that the page is there', async () => {
    const { link, fake, storage, show, seen } = setUp({ theme: 'dark' })
    await Promise.all([link.connect(), link.connect()])
    expect(show.mock.calls).toEqual([['dark']])
    expect(seen).toEqual(['waiting', 'dark after 1'])
    expect(fake.opened.calls).toHaveLength(1)
    expect(fake.loaded.calls).toHaveLength(1)
    expect(storage.get('teams')).toBe('true')
  })

  test('changes its theme while the page is open', async () => {
    const { link, fake, show, seen } = setUp()
    await link.connect()
    fake.change('contrast')
    fake.change('<b>')
    expect(show.mock.calls).toEqual([['default'], ['contrast'], ['default']])
    expect(seen.at(-1)).toBe('default after 3')
  })

  test.each([
    undefined,
    null,
    'text',
    {},
    { app: null },
    { app: { theme: 7, locale: {} }, page: [] },
    { app: { theme: 'glass', locale: 'x'.repeat(99) }, page: { subPageId: 5 } },
  ])('may say of itself %j', async (context) => {
    const { link } = setUp({ context: { value: context } })
    const state = await link.connect()
    expect(state).toEqual({ status: 'ready', context: { theme: 'default', locale: '', subPage: undefined } })
  })
})

describe('no host', () => {
  test.each([
    ['refuses', { refuses: true }],
    ['never opens', { silent: true, timeout: 5 }],
  ])('%s: the mark of one is taken away, and the own look is shown', async (_, options) => {
    const { link, storage, show, leave, fake } = setUp(options)
    storage.set('teams', 'true')
    expect(await link.connect()).toEqual({ status: 'absent' })
    expect(storage.get('teams')).toBeNull()
    expect(leave).toHaveBeenCalledOnce()
    fake.answer()
    await Promise.resolve()
    expect(show).not.toHaveBeenCalled()
    expect(link.state().status).toBe('absent')
  })
})

describe('a workspace that is no more', () => {
  test('leaves the page alone, whether its host answers late or not at all', async () => {
    for (const options of [{ silent: true, timeout: 5 }, { theme: 'dark' as const }]) {
      const { link, fake, storage, show, leave } = setUp(options)
      const connected = link.connect()
      link.keep()()
      await connected
      fake.change('contrast')
      expect(show).not.toHaveBeenCalled()
      expect(leave).not.toHaveBeenCalled()
      expect(storage.get('teams')).toBeNull()
    }
  })
})
