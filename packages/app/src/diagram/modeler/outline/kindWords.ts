import type { TFunction } from 'i18next'
import type { ElementWords } from '../../elementWords.js'
import type { ElementKind } from '../ModelerEditing.js'

/** A kind as one word, for a choice. */
export const keyOf = ({ type, trigger, goesOn = false }: ElementKind): string => `${type} ${trigger ?? ''} ${goesOn}`

/** What one calls a kind. */
export const kindName = ({ type, trigger, goesOn }: ElementKind, words: ElementWords, t: TFunction): string => {
  const name = words.typeOf(type, trigger)
  return goesOn ? t('outline.goesOn', { kind: name }) : name
}
