import { useLayoutEffect } from 'react'
import type { Diagram } from './Diagram.js'

/** Prints all of a diagram on one page, whatever part of it is in sight: a copy takes its place as long as the page is printed. */
export function usePrintCopy(host: HTMLElement | null, diagram: Diagram | null, isDrawn: boolean): void {
  // Before the next task: a page can be printed as soon as it is seen.
  useLayoutEffect(() => {
    if (!host || !diagram || !isDrawn) return
    const sheet = document.createElement('div')
    sheet.className = 'emb-diagram-print'
    const begin = () => {
      const mark = host.querySelector('.bjs-powered-by')?.cloneNode(true)
      sheet.replaceChildren(diagram.copy(), ...(mark ? [mark] : []))
      host.after(sheet)
    }
    const end = () => sheet.remove()
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      end()
    }
  }, [host, diagram, isDrawn])
}
