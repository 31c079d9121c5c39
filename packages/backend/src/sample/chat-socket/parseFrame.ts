import { openedChat, type OutgoingFrame, outgoingMessage } from '@embpm/contract/sample/chat'

import type { Problem } from '../../problems.js'

/** A frame of a client, or what is wrong with it. */
export type ParsedFrame = { frame: OutgoingFrame } | { problems: Problem[] }

/** Reads what came over a socket. Everything that is no JSON text of a known form has problems. */
export function parseFrame(data: unknown): ParsedFrame {
  const value = parseJson(data)
  if (value === undefined) return { problems: [{ path: '', message: 'The frame is no JSON text.' }] }
  // The union of both forms would only say that neither fits.
  const form = typeof value === 'object' && value !== null && 'openChatId' in value ? openedChat : outgoingMessage
  const parsed = form.safeParse(value)
  if (parsed.success) return { frame: parsed.data }
  return { problems: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
