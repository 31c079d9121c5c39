import { Highlight } from '@embpm/ui/highlight'
import { useWords } from '@embpm/ui/ui-strings'
import type { RefObject } from 'react'
import { useFloating } from './useFloating.js'
import type { Suggestions } from './useSuggestions.js'
import { valueHelpWords } from './valueHelpWords.js'

/** Props of `SuggestionList`. */
export interface SuggestionListProps<Row> {
  /** Id of the listbox. */
  id: string
  /** What it hangs below. */
  anchor: RefObject<HTMLElement | null>
  suggestions: Suggestions<Row>
  /** What was typed, marked in the rows. */
  text: string
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  rowDetail?: (row: Row) => string
  /** Index of the marked row, or -1. */
  active: number
  onActiveChange: (index: number) => void
  onChoose: (row: Row) => void
}

/** Id of one suggestion, for `aria-activedescendant`. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`

/** The hits of a picker field's typeahead, and one line that says how many there are and how to see them all. */
export function SuggestionList<Row>(props: SuggestionListProps<Row>) {
  const { id, anchor, suggestions, text, rowKey, rowLabel, rowDetail, active, onActiveChange, onChoose } = props
  const layer = useFloating<HTMLDivElement>(anchor)
  const t = useWords(valueHelpWords)
  const { status, rows, total, unfilteredTotal } = suggestions

  const caption = () => {
    if (status === 'failed') return t('searchFailed')
    if (rows.length > 0) {
      return unfilteredTotal === undefined || total > rows.length
        ? t('hits', { found: rows.length, total })
        : t('hits', { found: total, total: unfilteredTotal })
    }
    return status === 'ready' ? t('noHits', { search: text }) : t('searching')
  }

  return (
    // The focus stays in the field, so that typing goes on after a look at the list.
    <div
      role="presentation"
      className="emb-suggestions"
      popover="manual"
      ref={layer}
      data-status={status}
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.length > 0 && (
        <div id={id} role="listbox" aria-label={t('suggestions')}>
          {rows.map((row, index) => (
            <div
              key={rowKey(row)}
              id={suggestionId(id, index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseMove={() => onActiveChange(index)}
              onClick={() => onChoose(row)}
              onKeyDown={(event) => {
                // A screen reader may put the focus on the option itself.
                if (event.key === 'Enter') onChoose(row)
              }}
            >
              <span className="emb-suggestions-label">
                <Highlight text={rowLabel(row)} search={text} />
              </span>
              {rowDetail && (
                <span className="emb-suggestions-detail">
                  <Highlight text={rowDetail(row)} search={text} />
                </span>
              )}
            </div>
          ))}
        </div>
      )}
      <p className="emb-suggestions-caption" role="status">
        {caption()}
      </p>
    </div>
  )
}
