import { Kbd, useKeys } from '@embpm/ui/kbd'
import { useTranslation } from 'react-i18next'
import type { StepFacts } from './guides.js'

/** Props of `StepText`. */
export interface StepTextProps {
  /** With placeholders: `Press {{search}}`. */
  text: string
  facts: StepFacts
}

/** The text of a step, with the product's own words in bold and keys as they are written on the keyboard of the user. */
export function StepText({ text, facts: { words = {}, keys = {} } }: StepTextProps) {
  const { t } = useTranslation()
  const shown = useKeys()
  // Texts and names of placeholders take turns.
  const parts = text.split(/\{\{(\w+)\}\}/u)
  return (
    <p>
      {parts.map((part, index) => {
        if (index % 2 === 0) return part
        const word = words[part]
        if (word !== undefined) return <b key={part}>{t(word)}</b>
        return (
          <span key={part} className="emb-app-docs-keys">
            {shown(keys[part] ?? part)
              .split(' ')
              .map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
          </span>
        )
      })}
    </p>
  )
}
