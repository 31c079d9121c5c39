import { spyOn } from 'storybook/test'

/** Watches which files are saved; `text` answers the last one as text. */
export function savedFiles() {
  const saved = spyOn(URL, 'createObjectURL')
  const last = () => {
    const file: unknown = saved.mock.lastCall?.[0]
    if (!(file instanceof Blob)) throw new Error('No file was saved')
    return file
  }
  return { count: () => saved.mock.calls.length, last, text: () => last().text(), end: () => saved.mockRestore() }
}
