import { Highlight } from '@embpm/ui/highlight'
import { Kbd } from '@embpm/ui/kbd'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Something that can be chosen. */
export interface Choice {
  id: string
  label: string
  /** At the end of its line. */
  detail?: string
  icon: ReactNode
}

/** Props of `ChooseList`. */
export interface ChooseListProps {
  label: string
  choices: readonly Choice[]
  /** Offers something new by the name that was typed. */
  offerNew?: ((name: string) => Choice) | undefined
  onChoose: (choice: Choice, typed: string) => void
  /** Told what Enter would choose. */
  onActive?: (id: string | null) => void
  /** Between the list and the keys. */
  children?: ReactNode
}

/** So many are shown; one goes on typing rather than through more. */
const most = 50

/** A search with what it finds: arrows go through, Enter chooses. */
export function ChooseList({ label, choices, offerNew, onChoose, onActive, children }: ChooseListProps) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const listId = useId()
  const fold = (one: string) => one.toLocaleLowerCase(i18n.language)
  const typed = text.trim()
  const wanted = fold(typed).split(/\s+/)
  const found = choices.filter((choice) =>
    wanted.every((word) => fold(`${choice.label} ${choice.detail ?? ''}`).includes(word)),
  )
  const offered = offerNew && typed !== '' ? [offerNew(typed)] : []
  const shown = [...found.slice(0, most), ...offered]
  const current = Math.min(at, shown.length - 1)
  const active = shown[current]
  const isThere = active !== undefined && choices.includes(active)
  const tell = useEffectEvent((id: string | null) => onActive?.(id))
  const activeId = isThere ? active.id : null
  useEffect(() => tell(activeId), [activeId])

  const handleKey = (event: KeyboardEvent) => {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key]
    if (to !== undefined) setAt((to + shown.length) % Math.max(shown.length, 1))
    else if (event.key === 'Enter' && active) onChoose(active, typed)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, current])
  return (
    <>
      <div className="emb-outline-choose-field">
        <Search size={14} aria-hidden="true" />
        <input
          data-first=""
          role="combobox"
          type="text"
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('outline.fields.search')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div id={listId} role="listbox" aria-label={label} className="emb-outline-choices" tabIndex={-1}>
        {shown.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys, as in every combobox
          <div
            key={choice.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            className="emb-outline-choice"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice, typed)}
          >
            {choice.icon}
            <span className="emb-outline-choice-label">
              <Highlight text={choice.label} search={typed} />
            </span>
            {choice.detail && <span className="emb-outline-detail">{choice.detail}</span>}
          </div>
        ))}
      </div>
      <p role="status" className="emb-outline-none">
        {shown.length === 0 && t('outline.fields.none')}
      </p>
      {children}
      <p className="emb-outline-panel-keys">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('outline.fields.choose')} <Kbd>Enter</Kbd> {t('outline.fields.accept')}{' '}
        <Kbd>Esc</Kbd> {t('outline.fields.close')}
      </p>
    </>
  )
}
