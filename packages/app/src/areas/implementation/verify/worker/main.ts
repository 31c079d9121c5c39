import { rules } from '../rules/rules.js'
import { createChecker } from './createChecker.js'
import { toWorker } from './messages.js'

const tell = createChecker(rules, (message) => self.postMessage(message, { transfer: [] }))

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const parsed = toWorker.safeParse(data)
  // What is no message of ours is an error of the build, which the page hears of.
  if (!parsed.success) throw parsed.error
  tell(parsed.data)
})
