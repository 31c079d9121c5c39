import type { RoleLetter } from '@embpm/bpmn'

/** Props of `Letters`. */
export interface LettersProps {
  letters: readonly RoleLetter[]
  /** Whether another role is accountable as well. */
  isDoubled: boolean
}

/** The letters of a cell, each as a sign of its own: they differ by letter, frame and fill. What reads aloud has their words. */
export const Letters = ({ letters, isDoubled }: LettersProps) => (
  <span className="emb-app-raci-letters" aria-hidden>
    {letters.map((letter) => (
      <span
        key={letter}
        className="emb-app-raci-letter"
        data-letter={letter}
        data-wrong={(letter === 'A' && isDoubled) || undefined}
      >
        {letter}
      </span>
    ))}
  </span>
)
