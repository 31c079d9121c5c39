import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import { toasts } from '../toast/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { copyText } from './copyText.js'

const words = defineWords('copyButton', { idle: 'Copy', copied: 'Copied', failed: 'Could not copy' })

/** How long the result stays on the button, in ms. */
const shownFor = 2000

/** How long the toast stays, in ms. */
const alertFor = 4000

const states = ['idle', 'copied', 'failed'] as const

const icons = { idle: Copy, copied: Check, failed: X }

/** Props of `CopyButton`; further ones go to the button. */
export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** What is copied, as plain text. */
  text: string
  /** What the button says. Default "Copy". Say what is copied where several stand together: "Copy host". */
  label?: string
  /** Shows the glyph alone; the label becomes its name and tooltip. Default `false`. */
  iconOnly?: boolean
  /**
   * Says the outcome in a toast as well, titled "Copy" (spec, section 8), where a `ToastRegion` is mounted. `false` leaves it
   * to the button alone. Default `true`.
   */
  alert?: boolean
  /** Called when it is done, with whether it worked. */
  onCopied?: (copied: boolean) => void
}

/** Copies a text and says on itself, in a toast and to screen readers whether it worked. Works without the clipboard API. */
export function CopyButton({
  text,
  label,
  iconOnly = false,
  alert = true,
  onCopied,
  className = '',
  onClick,
  ...rest
}: CopyButtonProps) {
  const t = useWords(words)
  // An object, so that a second press starts the time anew.
  const [result, setResult] = useState<{ state: (typeof states)[number]; told?: boolean }>({ state: 'idle' })
  const { state } = result
  useEffect(() => {
    if (result.state === 'idle') return
    const timer = setTimeout(() => setResult({ state: 'idle' }), shownFor)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async (button: HTMLElement) => {
    const copied = await copyText(text, button)
    const next = copied ? 'copied' : 'failed'
    // A toast is read out by itself; twice would be once too often.
    const told = alert && toasts.shown()
    setResult({ state: next, told })
    if (told) toasts.add({ title: t('idle'), text: t(next), icon: copied ? 'success' : 'error', timeout: alertFor })
    onCopied?.(copied)
  }
  const name = label ?? t('idle')
  const Icon = icons[state]
  return (
    <>
      <button
        title={iconOnly ? (state === 'idle' ? name : t(state)) : undefined}
        aria-label={iconOnly ? name : undefined}
        {...rest}
        type="button"
        data-variant="ghost"
        data-size="s"
        data-icon-only={iconOnly ? '' : undefined}
        data-state={state}
        data-disabled={rest.disabled ? '' : undefined}
        className={`emb-button emb-copy-button ${className}`}
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) void copy(event.currentTarget)
        }}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        {!iconOnly && (
          <span className="emb-copy-button-words">
            {/* All three lie in one place, so that the button keeps its width. */}
            {states.map((one) => (
              <span key={one} data-shown={one === state ? '' : undefined}>
                {one === 'idle' ? name : t(one)}
              </span>
            ))}
          </span>
        )}
      </button>
      <span role="status" className="emb-visually-hidden">
        {state === 'idle' || result.told ? '' : t(state)}
      </span>
    </>
  )
}
