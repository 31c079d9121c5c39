import { IconButton } from '@embpm/ui/button'
import { SearchField } from '@embpm/ui/search-field'
import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramElement } from './Diagram.js'
import { useElementWords } from './elementWords.js'

/** Props of `DiagramFind`. */
interface DiagramFindProps {
  elements: readonly DiagramElement[]
  /** Called with the id of what was chosen. */
  onPick: (id: string) => void
  onClose: () => void
}

/** So many hits are shown; one goes on typing rather than through more. */
const most = 50

/** Finds elements by name, kind and lane. The first hit is chosen by Enter, the others by Tab and Enter. */
export function DiagramFind({ elements, onPick, onClose }: DiagramFindProps) {
  const { t, i18n } = useTranslation()
  const words = useElementWords()
  const [text, setText] = useState('')
  const fold = (one: string) => one.toLocaleLowerCase(i18n.language)
  const wanted = fold(text.trim())
  const isNamed = ({ name }: DiagramElement) => fold(name).includes(wanted)
  const matching = elements.filter((element) => fold(words.fullName(element)).includes(wanted))
  // What has that name comes before what is beside it.
  const hits = wanted === '' ? [] : matching.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  const [first] = hits
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from everywhere inside; the buttons are inside
    <div className="emb-diagram-find" onKeyDown={handleKey}>
      <div className="emb-diagram-find-field">
        <SearchField
          size="s"
          autoFocus
          label={t('diagram.find')}
          value={text}
          onValueChange={setText}
          resultText={wanted === '' ? undefined : t('diagram.found', { total: hits.length })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && first) onPick(first.id)
          }}
        />
        <IconButton
          size="s"
          label={t('diagram.findClose')}
          tooltip={false}
          icon={<X size={16} aria-hidden="true" />}
          onPress={onClose}
        />
      </div>
      {wanted !== '' && hits.length === 0 && <p className="emb-diagram-find-none">{t('diagram.findNone')}</p>}
      {hits.length > 0 && (
        <ul className="emb-diagram-find-list" aria-label={t('diagram.find')}>
          {hits.slice(0, most).map((element) => (
            <li key={element.id}>
              <button type="button" onClick={() => onPick(element.id)}>
                <span>{words.lineName(element)}</span>
                <span className="emb-diagram-find-kind">
                  {words.typeOf(element.type, element.trigger)}
                  {element.lane !== null && ` · ${element.lane}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
