import { announce } from '@embpm/ui/button'
import { useEffect, useRef } from 'react'
import type { AssistantTurn } from './chatHistory.js'
import { spoken, wholeSentences } from './wholeSentences.js'

/**
 * Says the answer that is being written to screen readers, politely and by whole sentences: each piece as it comes would
 * interrupt the one before.
 */
export function useSpokenAnswer(turn: AssistantTurn | undefined): void {
  const said = useRef<{ id: string; end: number } | null>(null)
  useEffect(() => {
    if (!turn) return
    // What was there when the page was opened is read by who goes there.
    if (turn.state === 'writing' && said.current?.id !== turn.id) said.current = { id: turn.id, end: 0 }
    const { current } = said
    if (current?.id !== turn.id) return
    const end = turn.state === 'writing' ? wholeSentences(turn.text, current.end) : turn.text.length
    const piece = spoken(turn.text.slice(current.end, end))
    current.end = end
    if (piece !== '') announce(piece)
  }, [turn])
}
