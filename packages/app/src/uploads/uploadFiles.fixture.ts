import { fireEvent } from 'storybook/test'

/** Files as somebody holds them: in the clipboard, or above the page. */
function dataOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** A file of plain text. */
export const textFile = (name: string, text = 'Steps of packing, checked on site.'): File => new File([text], name)

/** Pastes files where the focus is. */
export const pasteFiles = (...files: File[]): Promise<boolean> =>
  fireEvent(
    document.activeElement ?? document.body,
    new ClipboardEvent('paste', { clipboardData: dataOf(files), bubbles: true, cancelable: true }),
  )

const drag = (target: Element, type: string, files: readonly File[]) =>
  fireEvent(target, new DragEvent(type, { dataTransfer: dataOf(files), bubbles: true, cancelable: true }))

/** Holds files above an element. */
export const holdFiles = (target: Element, ...files: File[]): Promise<boolean> => drag(target, 'dragover', files)

/** Drops files onto an element. */
export const dropFiles = (target: Element, ...files: File[]): Promise<boolean> => drag(target, 'drop', files)
