import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton, type IconButtonProps } from '../button/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import type { Scheme } from './applyScheme.js'

const words = defineWords('schemeSwitch', {
  label: 'Colour scheme: {scheme}',
  light: 'light',
  dark: 'dark',
  auto: 'as the system',
})

const icons = { light: Sun, dark: Moon, auto: Monitor }

/** What a press leads to. */
const next: Readonly<Record<Scheme, Scheme>> = { light: 'dark', dark: 'auto', auto: 'light' }

/** Props of `SchemeSwitch`; further ones go to the button. */
export interface SchemeSwitchProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onPress' | 'value'> {
  /** The scheme in use. */
  value: Scheme
  /** Called with the next one: light, dark, as the system, and round again. */
  onValueChange: (value: Scheme) => void
}

/** One button that shows the colour scheme and goes to the next. It applies nothing: call `applyScheme`. */
export function SchemeSwitch({ value, onValueChange, ...rest }: SchemeSwitchProps) {
  const t = useWords(words)
  const Icon = icons[value]
  return (
    <IconButton
      {...rest}
      label={t('label', { scheme: t(value) })}
      icon={<Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
      onPress={() => onValueChange(next[value])}
    />
  )
}
