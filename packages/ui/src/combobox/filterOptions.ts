import type { ComboOption } from './ComboOption.js'

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The options that have every word of the text in their label or detail; case and accents do not matter. */
export function filterOptions(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const parts = fold(text).split(/\s+/).filter(Boolean)
  if (parts.length === 0) return options
  return options.filter(({ label, detail = '' }) => {
    const searched = fold(`${label} ${detail}`)
    return parts.every((part) => searched.includes(part))
  })
}
