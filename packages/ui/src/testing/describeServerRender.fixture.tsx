import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConformanceCase } from './ConformanceCase.fixture.js'

/** Proves that components can be rendered where there is no page, as a server does: without an error and without a word. */
export function describeServerRender(cases: readonly ConformanceCase[]): void {
  const error = vi.spyOn(console, 'error')
  const warn = vi.spyOn(console, 'warn')
  beforeEach(() => {
    error.mockClear()
    warn.mockClear()
  })
  afterEach(() => expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]))

  test.each(cases)('$name renders on a server', ({ render }) => {
    expect(() => renderToString(<StrictMode>{render({})}</StrictMode>)).not.toThrow()
  })
}
