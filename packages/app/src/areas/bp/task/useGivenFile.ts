import { useEffect, useEffectEvent, useState } from 'react'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether a text begins like a model: with a tag, and with `definitions` before long. */
const isModel = (text: string) => /^\s*<[\s\S]{0,2000}\bdefinitions\b/.test(text)

/**
 * Takes a file that is dropped anywhere on the page, and a model that is pasted outside of fields.
 * @returns whether a file is held over the page
 */
export function useGivenFile(isTaking: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    if (!isTaking) return
    const aborting = new AbortController()
    const { signal } = aborting
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.defaultPrevented || !hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal })
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false)
        const file = event.dataTransfer?.files[0]
        if (event.defaultPrevented || !file) return
        event.preventDefault()
        take(file)
      },
      { signal },
    )
    document.addEventListener(
      'paste',
      (event) => {
        if (event.defaultPrevented || isField(event.target)) return
        const text = event.clipboardData?.getData('text/plain') ?? ''
        const file = event.clipboardData?.files[0]
        if (!file && !isModel(text)) return
        event.preventDefault()
        take(file ?? new File([text], 'clipboard.bpmn', { type: 'application/bpmn+xml' }))
      },
      { signal },
    )
    return () => {
      aborting.abort()
      setOver(false)
    }
  }, [isTaking])
  return isOver
}
