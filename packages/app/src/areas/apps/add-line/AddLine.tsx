import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { TextField } from '@embpm/ui/text-field'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useServices } from '../../../shell/ServicesProvider.js'
import './styles.css'

/** What became of what was typed: it is there, could not be added without network, or was refused. */
export type AddOutcome = 'stored' | 'kept' | 'refused' | 'gone'

/** Props of `AddLine`. */
export interface AddLineProps {
  /** Names the line among all drafts: what was typed and not added is found there again. */
  name: string
  /** What is typed, such as "New task". */
  label: string
  button: string
  /** Default `true`. */
  autoFocus?: boolean
  className?: string
  onAdd: (title: string) => Promise<AddOutcome>
  /** Called by Escape, and when an empty line is left. Missing where the line always stays. */
  onClose?: () => void
}

/** A line to type something new into. Enter adds it and the next one can be typed; what could not be added stays. */
export function AddLine({ name, label, button, autoFocus = true, className = '', onAdd, onClose }: AddLineProps) {
  const { t } = useTranslation()
  const { drafts } = useServices()
  const [title, setTitle] = useState(() => drafts.get(name, z.string()) ?? '')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const write = (next: string) => {
    setTitle(next)
    setProblem(undefined)
    if (next === '') drafts.delete(name)
    else drafts.set(name, next)
  }
  const { pending, formProps } = useSubmit(
    async () => {
      const wanted = title.trim()
      if (wanted === '') return
      const outcome = await onAdd(wanted)
      if (outcome === 'stored') write('')
      else setProblem(t(outcome === 'kept' ? 'apps.addLater' : 'apps.notAdded'))
      input.current?.focus()
    },
    (event) => {
      if (event.key !== 'Escape' || !onClose) return
      event.preventDefault()
      write('')
      onClose()
    },
  )
  return (
    <form {...formProps} className={`emb-app-add-line ${className}`}>
      <TextField
        ref={(element: HTMLElement | null) => {
          input.current = element instanceof HTMLInputElement ? element : null
        }}
        aria-label={label}
        placeholder={label}
        autoFocus={autoFocus}
        value={title}
        maxLength={300}
        errorMessage={problem}
        onValueChange={(next) => write(next ?? '')}
        onBlur={() => title === '' && !pending && onClose?.()}
      />
      <Button type="submit" variant="primary" pending={pending} disabled={title.trim() === ''}>
        {button}
      </Button>
    </form>
  )
}
