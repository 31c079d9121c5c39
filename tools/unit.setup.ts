import { afterAll, vi } from 'vitest'

// Files share a process: what one put in place of a global is taken away before the next begins.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
