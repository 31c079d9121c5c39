import type { ComponentProps } from 'react'
import { BR, DE, ES, FR, GB, PL, PT, RU } from 'country-flag-icons/react/3x2'
import type { LanguageOption } from './languageOptions.js'

const drawn: Readonly<Record<string, typeof DE>> = {
  '🇬🇧': GB,
  '🇩🇪': DE,
  '🇫🇷': FR,
  '🇪🇸': ES,
  '🇵🇹': PT,
  '🇧🇷': BR,
  '🇵🇱': PL,
  '🇷🇺': RU,
}

/** Props of `LanguageFlag`; further ones go to the root. */
export interface LanguageFlagProps
  extends Omit<ComponentProps<'span'>, 'children'>, Pick<LanguageOption, 'flag' | 'flagUrl'> {}

/** A flag of 18 × 12 px, hidden from screen readers: the language's name stands beside it or names what it is on. */
export function LanguageFlag({ flag, flagUrl, className, ...rest }: LanguageFlagProps) {
  const Drawing = flag === undefined ? undefined : drawn[flag]
  const picture = flagUrl ? <img src={flagUrl} alt="" /> : Drawing ? <Drawing /> : flag
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={className ? `emb-language-flag ${className}` : 'emb-language-flag'}
      data-emoji={flag && !flagUrl && !Drawing ? true : undefined}
    >
      {picture}
    </span>
  )
}
