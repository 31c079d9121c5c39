import { Chip } from '@embpm/ui/chip'
import { useWords } from '@embpm/ui/ui-strings'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { itemLabel } from './itemLabel.js'
import type { ValueHelpState } from './useValueHelp.js'
import { valueHelpWords } from './valueHelpWords.js'

/** Tokens that are shown before the others are asked for. */
const shownAtFirst = 12

interface TokenListProps<Row> {
  help: ValueHelpState<Row>
  /** Where the arrow keys go after the last token. */
  input: RefObject<HTMLInputElement | null>
}

/**
 * The chosen values of a picker as removable tokens. Arrow keys go along them, Delete and Backspace remove the one in focus,
 * and any letter goes on typing.
 */
export function TokenList<Row>({ help, input }: TokenListProps<Row>) {
  const t = useWords(valueHelpWords)
  const [all, setAll] = useState(false)
  const { items, editable } = help
  const shown = all ? items : items.slice(0, shownAtFirst)
  const hidden = items.length - shown.length

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = removeButtons(event.currentTarget)
    const at = buttons.findIndex((button) => button === event.target)
    if (at < 0) return
    const item = shown[at]
    const after = buttons[at + 1] ?? input.current
    const before = buttons[at - 1]
    const step = arrowStep(event)
    if (step !== 0) (step < 0 ? before : after)?.focus()
    else if (event.key === 'Home') buttons[0]?.focus()
    else if (event.key === 'End') input.current?.focus()
    else if ((event.key === 'Delete' || event.key === 'Backspace') && item) {
      const next = event.key === 'Backspace' ? (before ?? after) : after
      next?.focus()
      help.remove(item.key)
    } else {
      if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) input.current?.focus()
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  if (items.length === 0) return null
  return (
    // The buttons of the tokens hear the keys; the list only brings them together.
    <div role="presentation" className="emb-tokens" onKeyDown={onKeyDown}>
      <ul aria-label={t('selectedCount', { count: items.length })}>
        {shown.map((item) => {
          const { key, status } = item
          const label = itemLabel(help, item, t)
          const remove = () => {
            input.current?.focus()
            help.remove(key)
          }
          return (
            <li key={key}>
              <Chip
                variant={status === 'unknown' || status === 'failed' ? 'neutral' : 'brand'}
                data-status={status}
                aria-busy={status === 'loading' || undefined}
                onRemove={editable ? remove : undefined}
                removeLabel={t('removeSelected', { label })}
                removeTabIndex={-1}
              >
                {label}
              </Chip>
            </li>
          )
        })}
        {hidden > 0 && (
          <li>
            <button type="button" className="emb-tokens-more" onClick={() => setAll(true)}>
              {t('more', { count: hidden })}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The buttons that remove a token, in the order of the tokens. */
export const removeButtons = (list: ParentNode): HTMLButtonElement[] => [
  ...list.querySelectorAll<HTMLButtonElement>('.emb-chip-remove'),
]

/** 1 for the arrow towards the end of the line, -1 for the other, 0 for another key. */
export function arrowStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr') ? 1 : -1
}
