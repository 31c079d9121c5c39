import { spyOn } from 'storybook/test'

/** For the `beforeEach` of a story: every worker fails that is asked something, a kept one too, so that no graph is laid out. */
export function withoutLayout(): () => void {
  const asked = spyOn(Worker.prototype, 'postMessage').mockImplementation(function fail(this: Worker) {
    this.dispatchEvent(new Event('error'))
  })
  return () => asked.mockRestore()
}
