import { IconButton } from '@embpm/ui/button'
import { fieldHelpId } from '@embpm/ui/field'
import { useWords } from '@embpm/ui/ui-strings'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { ContainerHelp } from '../form/ContainerHelp.js'
import { FieldScope } from '../form/FormContext.js'
import { useContainer } from '../form/useContainer.js'
import { repeatSectionWords } from './repeatSectionWords.js'

interface RepeatRowProps {
  /** Path of the row in the form. */
  name: string
  label: string
  first: boolean
  last: boolean
  onMove: (step: 1 | -1) => void
  onDelete: () => void
  children: ReactNode
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** One row of a repeat section: its head with name, error and buttons, and its fields. */
export function RepeatRow({ name, label, first, last, onMove, onDelete, children }: RepeatRowProps) {
  const t = useWords(repeatSectionWords)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const { editable, errorMessage, scope } = useContainer({ name, label, disabled: false, element })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!editable || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowUp') onMove(-1)
    else if (event.key === 'ArrowDown') onMove(1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li>
      {/* Hears the keys of everything in the row, before a field takes them. */}
      <div role="presentation" onKeyDownCapture={onKeyDown}>
        <div
          ref={element}
          role="group"
          tabIndex={-1}
          aria-label={label}
          aria-describedby={errorMessage === undefined ? undefined : fieldHelpId(id)}
          className="emb-repeat-row"
          data-invalid={errorMessage === undefined ? undefined : ''}
        >
          <div className="emb-repeat-row-head">
            <span className="emb-repeat-row-label">{label}</span>
            {editable && (
              <>
                <IconButton
                  size="s"
                  label={t('moveUp', { row: label })}
                  aria-keyshortcuts="Alt+Shift+ArrowUp"
                  icon={<ArrowUp {...glyph} />}
                  disabled={first}
                  onPress={() => onMove(-1)}
                />
                <IconButton
                  size="s"
                  label={t('moveDown', { row: label })}
                  aria-keyshortcuts="Alt+Shift+ArrowDown"
                  icon={<ArrowDown {...glyph} />}
                  disabled={last}
                  onPress={() => onMove(1)}
                />
                <IconButton
                  size="s"
                  label={t('deleteRow', { row: label })}
                  icon={<Trash2 {...glyph} />}
                  onPress={onDelete}
                />
              </>
            )}
          </div>
          <ContainerHelp id={id} description={undefined} errorMessage={errorMessage} />
          <div className="emb-repeat-row-fields" data-row-fields="">
            <FieldScope value={scope}>{children}</FieldScope>
          </div>
        </div>
      </div>
    </li>
  )
}
