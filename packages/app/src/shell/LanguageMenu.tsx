import { Button, IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages, type Language } from '../session/languages.js'

/** Props of `LanguageMenu`. */
export interface LanguageMenuProps {
  value: Language
  onValueChange: (language: Language) => void
  /** Shows the language's name beside the glyph. Default `false`. */
  showName?: boolean
}

/** The eight languages, each under its own name. */
export function LanguageMenu({ value, onValueChange, showName = false }: LanguageMenuProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const icon = <Globe size={16} strokeWidth={1.5} aria-hidden />
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      aria-label={t('shell.language')}
      trigger={
        showName ? (
          <Button variant="ghost" size="s" icon={icon}>
            {languageNames[value]}
          </Button>
        ) : (
          <IconButton label={t('shell.language')} icon={icon} />
        )
      }
      items={languages.map((language) => ({
        id: language,
        label: languageNames[language],
        checked: language === value,
        onAction: () => {
          setOpen(false)
          onValueChange(language)
        },
      }))}
    />
  )
}
