import { useCallback, useRef } from 'react'

/** After so many ms without a key another name begins. */
const pause = 800

/** Joins letters that are typed one after the other. */
export function useTypeAhead(): (letter: string) => string {
  const typed = useRef({ text: '', at: 0 })
  return useCallback((letter) => {
    const now = performance.now()
    const before = now - typed.current.at < pause ? typed.current.text : ''
    typed.current = { text: before + letter, at: now }
    return typed.current.text
  }, [])
}
