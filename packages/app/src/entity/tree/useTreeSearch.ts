import { useEffect, useEffectEvent, useState } from 'react'

/** Pause in typing, in ms, before the address follows. */
const pause = 300

/**
 * The search text of a tree, which the address holds as well: typing is not slowed down by it, and Back brings an older
 * text along.
 * @param inAddress the text that the address holds
 * @param write puts a text into the address
 */
export function useTreeSearch(inAddress: string, write: (search: string) => void) {
  const [search, setSearch] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  if (seen !== inAddress) {
    setSeen(inAddress)
    // What was typed after its own text went into the address stays.
    if (inAddress !== written) setSearch(inAddress)
    setWritten(inAddress)
  }

  const writeNow = useEffectEvent(() => {
    setWritten(search)
    write(search)
  })
  useEffect(() => {
    if (search === seen) return
    const timer = setTimeout(() => writeNow(), pause)
    return () => clearTimeout(timer)
  }, [search, seen])

  return [search, setSearch] as const
}
