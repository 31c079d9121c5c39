import { useEffect, useEffectEvent } from 'react'

/** Goes to the next difference by N and to the one before by P, but not while somebody types. */
export function useStepKeys(onStep: (direction: 1 | -1) => void): void {
  const onKey = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      return
    if (key === 'n' || key === 'N') onStep(1)
    if (key === 'p' || key === 'P') onStep(-1)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
