import { useWords } from '@embpm/ui/ui-strings'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { servicePickerWords } from './servicePickerWords.js'

/** A text of which six lines are shown; where there are more, a button shows the rest and hides it again. Key it by its text. */
export function ClampedText({ text }: { text: string }) {
  const t = useWords(servicePickerWords)
  const [expanded, setExpanded] = useState(false)
  const [overflows, setOverflows] = useState(false)
  const paragraph = useRef<HTMLParagraphElement>(null)
  const id = useId()

  // How many lines a text takes depends on the room, and that is none while the preview is hidden.
  useLayoutEffect(() => {
    const element = paragraph.current
    if (element === null || expanded) return
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [expanded])

  return (
    <>
      <p className="emb-preview-text" id={id} ref={paragraph} data-expanded={expanded ? '' : undefined}>
        {text}
      </p>
      {(overflows || expanded) && (
        <button
          type="button"
          className="emb-service-preview-more"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {t(expanded ? 'showLess' : 'showMore')}
        </button>
      )}
    </>
  )
}
