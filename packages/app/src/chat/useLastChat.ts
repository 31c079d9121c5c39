import { useState } from 'react'

/** The chat that was open before none was, so that the focus can go back to its line. */
export function useLastChat(chat: string | null): string | null {
  const [last, setLast] = useState(chat)
  if (chat !== null && chat !== last) setLast(chat)
  return last
}
