import { useState, type KeyboardEvent } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * One stop of the Tab key for a row of buttons; arrows, Home and End go on inside.
 * @param ids of the buttons, in their order
 */
export function useToolbarKeys(ids: readonly string[]) {
  const [last, setLast] = useState<string>()
  const stop = last !== undefined && ids.includes(last) ? last : ids[0]
  return {
    /** For the element around the buttons. */
    onKeyDown: (event: KeyboardEvent) => {
      const { key, currentTarget, target } = event
      const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button')]
      const at = buttons.findIndex((button) => button === target)
      const step = steps[key]
      const next = key === 'Home' ? 0 : key === 'End' ? buttons.length - 1 : step && at + step
      if (at < 0 || next === undefined) return
      event.preventDefault()
      buttons.at(next % buttons.length)?.focus()
    },
    /** For each button. */
    buttonProps: (id: string) => ({
      tabIndex: id === stop ? 0 : -1,
      onFocus: () => setLast(id),
    }),
  }
}
