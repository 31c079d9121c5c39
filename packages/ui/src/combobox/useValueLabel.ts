import { useEffect, useEffectEvent, useState } from 'react'

/** Finds the words for a key that is not among the options: at once, later, or never (`null`). */
export type ResolveLabel = (value: string, request: { signal: AbortSignal }) => string | null | Promise<string | null>

/**
 * The words for a key: `known` if there are any, else what `resolve` finds, else (also when it fails) the key itself.
 * Empty while `resolve` is still looking, so that no key flashes by.
 */
export function useValueLabel(
  value: string | null,
  known: string | undefined,
  resolve: ResolveLabel | undefined,
): string {
  const [found, setFound] = useState<{ value: string; label: string } | null>(null)
  const wanted = value !== null && known === undefined && resolve ? value : null

  const ask = useEffectEvent((key: string, signal: AbortSignal) => {
    void (async () => {
      const label = await Promise.resolve(resolve?.(key, { signal })).catch(() => null)
      if (!signal.aborted) setFound({ value: key, label: label ?? key })
    })()
  })

  useEffect(() => {
    if (wanted === null) return
    const controller = new AbortController()
    ask(wanted, controller.signal)
    return () => controller.abort()
  }, [wanted])

  if (value === null) return ''
  if (known !== undefined) return known
  if (!resolve) return value
  return found?.value === value ? found.label : ''
}
