import { useEffect, useEffectEvent, useState } from 'react'

/** The words for a key, with what there is to be said of it. */
export interface ValueLabel {
  label: string
  /** Shown where the help of the field stands, such as that what the key names was deleted. Default: the help of the field. */
  note?: string
}

/** Finds the words for a key that is not among the options: at once, later, or never (`null`). */
export type ResolveLabel = (
  value: string,
  request: { signal: AbortSignal },
) => string | ValueLabel | null | Promise<string | ValueLabel | null>

/**
 * The words for a key: `known` if there are any, else what `resolve` finds, else (also when it fails) the key itself.
 * Empty while `resolve` is still looking, so that no key flashes by.
 */
export function useValueLabel(
  value: string | null,
  known: string | undefined,
  resolve: ResolveLabel | undefined,
): ValueLabel {
  const [found, setFound] = useState<({ value: string } & ValueLabel) | null>(null)
  const wanted = value !== null && known === undefined && resolve ? value : null

  const ask = useEffectEvent((key: string, signal: AbortSignal) => {
    void (async () => {
      const answer = await Promise.resolve(resolve?.(key, { signal })).catch(() => null)
      const words = typeof answer === 'string' ? { label: answer } : (answer ?? { label: key })
      if (!signal.aborted) setFound({ value: key, ...words })
    })()
  })

  useEffect(() => {
    if (wanted === null) return
    const controller = new AbortController()
    ask(wanted, controller.signal)
    return () => controller.abort()
  }, [wanted])

  if (value === null) return nothing
  if (known !== undefined) return { label: known }
  if (!resolve) return { label: value }
  return found?.value === value ? found : nothing
}

const nothing: ValueLabel = { label: '' }
