import { useEffect, useState, type RefObject } from 'react'

/** How far below the top edge a section counts as read, in px. */
const readingLine = 48

/** The section that is being read, and how to go to one: it is scrolled to the top and takes the focus. */
export function useCurrentSection(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const scroller = body.current
    if (!scroller) return
    const follow = () => {
      const line = scroller.getBoundingClientRect().top + readingLine
      const all = key.split(' ')
      const passed = all.filter((id) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().top <= line
      })
      setCurrent(passed.at(-1) ?? all[0])
    }
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [body, key])
  const goTo = (id: string) => {
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
    // A short last section never reaches the top; what was asked for is current all the same, after the scroll's own event.
    requestAnimationFrame(() => requestAnimationFrame(() => setCurrent(id)))
  }
  return [current !== undefined && ids.includes(current) ? current : ids[0], goTo]
}
