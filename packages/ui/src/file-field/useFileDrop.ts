import { useState, type ClipboardEvent, type DragEvent } from 'react'

/** Called with what was dropped or pasted; the entries that are folders are marked. */
export type OnFiles = (files: readonly File[], folders: ReadonlySet<File>) => void

/**
 * Handlers of an element onto which files can be dropped, or pasted while the focus is in it. `over` tells that files are
 * held above it; a dragged text is none of its business.
 */
export function useFileDrop(enabled: boolean, onFiles: OnFiles) {
  const [over, setOver] = useState(false)

  const hold = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Without this the browser would open a dropped file in place of the page.
    event.preventDefault()
    event.dataTransfer.dropEffect = enabled ? 'copy' : 'none'
    setOver(enabled)
  }
  const leave = (event: DragEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (!(next instanceof Node && event.currentTarget.contains(next))) setOver(false)
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    setOver(false)
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    if (enabled) take(event.dataTransfer, onFiles)
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    if (!enabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData, onFiles)
  }
  return {
    over: over && enabled,
    handlers: { onDragEnter: hold, onDragOver: hold, onDragLeave: leave, onDrop: drop, onPaste: paste },
  }
}

function take(data: DataTransfer, onFiles: OnFiles) {
  const folders = new Set<File>()
  for (const item of data.items) {
    const file = item.kind === 'file' ? item.getAsFile() : null
    // A folder comes as a file without content.
    if (file !== null && item.webkitGetAsEntry()?.isDirectory === true) folders.add(file)
  }
  const files = [...data.files]
  onFiles(files, new Set(files.filter((file) => [...folders].some(({ name }) => name === file.name))))
}
