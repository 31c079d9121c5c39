/** How long somebody counts as typing without a word of it, in ms: whoever tells of its end may be gone. */
const longest = 8_000

/** Who types. Whoever is not heard of for a while does so no more. */
export function createTyping(onChange: (chats: ReadonlySet<string>) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const tell = () => onChange(new Set(timers.keys()))
  const end = (chatId: string) => {
    clearTimeout(timers.get(chatId))
    if (timers.delete(chatId)) tell()
  }
  return {
    set(chatId: string, isTyping: boolean) {
      if (!isTyping) return end(chatId)
      clearTimeout(timers.get(chatId))
      timers.set(
        chatId,
        setTimeout(() => end(chatId), longest),
      )
      tell()
    },
    /** Nobody types, or nobody is heard of. */
    clear() {
      for (const timer of timers.values()) clearTimeout(timer)
      const any = timers.size > 0
      timers.clear()
      if (any) tell()
    },
  }
}
