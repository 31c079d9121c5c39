import { Search } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Modeler } from '../Modeler.js'
import type { PadChoice, PadMenu } from '../ModelerPads.js'
import { placeBeside } from './placeBeside.js'

/** Props of `ElementMenu`. */
interface ElementMenuProps {
  modeler: Modeler
  menu: PadMenu
  /** Where the element is. */
  place: () => DOMRect
  /** Gives the focus back to the element. */
  onClose: () => void
}

/** The list scrolls by itself to what is chosen by key. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** What an element can be turned into: switches above, then a list that is searched by typing. */
export function ElementMenu({ modeler, menu, place, onClose }: ElementMenuProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const fold = (one: string) => one.toLocaleLowerCase(i18n.language)
  const switches = menu.choices.filter(({ isOn }) => isOn !== null)
  const kinds = menu.choices.filter(({ isOn, label }) => isOn === null && fold(label).includes(fold(text.trim())))
  const active = kinds[Math.min(at, kinds.length - 1)]

  useLayoutEffect(() => {
    if (box.current) placeBeside(box.current, place())
  }, [place])
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) modeler.pads.closeMenu()
    }
    document.addEventListener('pointerdown', close, true)
    return () => document.removeEventListener('pointerdown', close, true)
  }, [modeler])

  const choose = (choice: PadChoice, event: Event) => {
    choice.choose(event)
    onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    modeler.pads.closeMenu()
    onClose()
  }
  const handleFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && kinds.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, kinds.length - 1) + step + kinds.length) % kinds.length)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active, event.nativeEvent)
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from everywhere inside
    <div ref={box} className="emb-modeler-menu" role="dialog" aria-label={menu.title} onKeyDown={handleKey}>
      <h2>{menu.title}</h2>
      {switches.length > 0 && (
        <div className="emb-modeler-switches">
          {switches.map((choice) => (
            <button
              key={choice.id}
              type="button"
              aria-pressed={choice.isOn === true}
              onClick={(event) => choose(choice, event.nativeEvent)}
            >
              <span className={`emb-modeler-glyph ${choice.glyph}`} aria-hidden="true" />
              {choice.label}
            </button>
          ))}
        </div>
      )}
      <div className="emb-modeler-find">
        <Search size={14} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('drawing.menuFind')}
          aria-expanded={kinds.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${kinds.indexOf(active)}`}
          placeholder={t('drawing.menuFind')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={handleFieldKey}
        />
        <span className="emb-visually-hidden" role="status">
          {text.trim() !== '' && t('diagram.found', { total: kinds.length })}
        </span>
      </div>
      {kinds.length === 0 && <p className="emb-modeler-menu-none">{t('drawing.menuNone')}</p>}
      <div id={id} className="emb-modeler-kinds" role="listbox" aria-label={menu.title}>
        {kinds.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the focus, and its keys choose
          <div
            key={choice.id}
            ref={choice === active ? intoSight : null}
            id={`${id}-${index}`}
            role="option"
            aria-selected={choice === active}
            onPointerMove={() => setAt(index)}
            onClick={(event) => choose(choice, event.nativeEvent)}
          >
            <span className={`emb-modeler-glyph ${choice.glyph}`} aria-hidden="true" />
            {choice.label}
          </div>
        ))}
      </div>
    </div>
  )
}
