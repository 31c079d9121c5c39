import { useEffect, useEffectEvent, useRef } from 'react'
import { CircleAlert, CircleCheck, Info, Trash2, X } from 'lucide-react'
import { Button } from '../button/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import type { Toast } from './toasts.js'

const words = defineWords('toast', { close: 'Close message' })

const icons = { success: CircleCheck, delete: Trash2, info: Info, error: CircleAlert } as const

/** Props of `ToastCard`. */
export interface ToastCardProps {
  toast: Toast
  /** Stops the time that it has left. */
  paused: boolean
  onClose: () => void
}

/** One toast: glyph, text, its action and an X. */
export function ToastCard({ toast, paused, onClose }: ToastCardProps) {
  const t = useWords(words)
  const left = useRef(toast.timeout)
  const acted = useRef(false)
  const expire = useEffectEvent(onClose)

  useEffect(() => {
    if (paused || !Number.isFinite(left.current)) return
    const start = performance.now()
    const timer = setTimeout(() => expire(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [paused])

  const Icon = icons[toast.icon ?? 'info']
  const { action } = toast
  return (
    <div className="emb-toast" data-icon={toast.icon ?? 'info'}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <div className="emb-toast-text">
        {toast.title !== undefined && <div className="emb-toast-title">{toast.title}</div>}
        {toast.text}
      </div>
      {action && (
        <Button
          size="s"
          variant="ghost"
          className="emb-toast-action"
          onPress={() => {
            // It fades away, and its button with it.
            if (acted.current) return
            acted.current = true
            action.onPress()
            onClose()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        size="s"
        variant="ghost"
        className="emb-toast-close"
        aria-label={t('close')}
        icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
        data-icon-only
        onPress={onClose}
      />
    </div>
  )
}
