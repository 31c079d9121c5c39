import { LanguageSelector } from '@embpm/ui/language-selector'
import { languageSchema, type Language } from '../session/languages.js'

/** Props of `EmbeddedLanguage`. */
export interface EmbeddedLanguageProps {
  value: string
  onValueChange: (language: Language) => void
}

/** The language of the embedded pages; the colour scheme is the host's. */
export function EmbeddedLanguage({ value, onValueChange }: EmbeddedLanguageProps) {
  return (
    <LanguageSelector
      variant="menu"
      iconOnly
      value={value}
      onValueChange={(next) => onValueChange(languageSchema.parse(next))}
    />
  )
}
