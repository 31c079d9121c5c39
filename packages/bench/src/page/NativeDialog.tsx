import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { pageText } from './pageText.ts'

/** Props of {@link NativeDialog}. */
export interface NativeDialogProps {
  search: ReactNode
  children: ReactNode
  onClose: () => void
}

/** A modal `<dialog>` over the whole page, for peers that bring none. */
export function NativeDialog({ search, children, onClose }: NativeDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} className="bench-dialog" aria-label={pageText.open} onCancel={onClose}>
      <header>
        <b>{pageText.open}</b>
        {search}
      </header>
      <section>{children}</section>
      <footer>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" onClick={onClose}>
          Select
        </button>
      </footer>
    </dialog>
  )
}
