/** One language of a `LanguageSelector` (spec, section 3). */
export interface LanguageOption {
  /** BCP 47 tag; the value. */
  code: string
  /** What the language calls itself. */
  label: string
  /** Flag as emoji. The eight known ones are drawn, because some systems have no flag emoji. */
  flag?: string
  /** Address of a picture of the flag; goes before `flag`. */
  flagUrl?: string
  /** Shown but not to be chosen. Default `false`. */
  disabled?: boolean
}

/** The eight languages, each under its own name, in the order in which they are offered (spec, section 9). */
export const languageOptions: readonly LanguageOption[] = [
  { code: 'en', label: 'English', flag: '🇬🇧' },
  { code: 'de', label: 'Deutsch', flag: '🇩🇪' },
  { code: 'fr', label: 'Français', flag: '🇫🇷' },
  { code: 'es', label: 'Español', flag: '🇪🇸' },
  { code: 'pt-PT', label: 'Português (Portugal)', flag: '🇵🇹' },
  { code: 'pt-BR', label: 'Português (Brasil)', flag: '🇧🇷' },
  { code: 'pl', label: 'Polski', flag: '🇵🇱' },
  { code: 'ru', label: 'Русский', flag: '🇷🇺' },
]
