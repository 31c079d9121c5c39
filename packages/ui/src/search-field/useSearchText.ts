import { useEffect, useEffectEvent, useState } from 'react'

/** Options of `useSearchText`. */
export interface SearchTextOptions {
  /** The text that is searched, as a view or an address holds it. */
  followed: string
  /** Called with what was typed, once typing pauses or `follow` is called. */
  onFollow: (text: string) => void
  /** In milliseconds. Default 300. */
  pause?: number
}

/** What `useSearchText` returns. */
export interface SearchText {
  /** What the field shows. */
  text: string
  setText: (text: string) => void
  /** Hands a text over without waiting for the pause. Default: what was typed. */
  follow: (text?: string) => void
  /** Whether the field shows another text than the one that is searched. */
  isAhead: boolean
}

/**
 * The text of a search whose field shows each letter at once, while what is searched follows after a pause. A text that
 * comes from elsewhere, as with Back, takes the place of what is in the field; one that only comes back, however late, does
 * not: letters typed meanwhile stay.
 */
export function useSearchText({ followed, onFollow, pause = 300 }: SearchTextOptions): SearchText {
  const [{ text, seen, told }, setField] = useState({ text: followed, seen: followed, told: followed })
  const isOurs = seen === followed || told === followed
  if (seen !== followed) setField((field) => ({ text: isOurs ? field.text : followed, seen: followed, told: followed }))

  const shown = isOurs ? text : followed
  const isAhead = shown !== followed
  const setText = (next: string) => setField((field) => ({ ...field, text: next }))
  const follow = (next = shown) => {
    setField((field) => ({ ...field, told: next }))
    onFollow(next)
  }
  const followNow = useEffectEvent(() => follow())
  useEffect(() => {
    if (shown === followed) return
    const timer = setTimeout(() => followNow(), pause)
    return () => clearTimeout(timer)
  }, [shown, followed, pause])

  return { text: shown, setText, follow, isAhead }
}
