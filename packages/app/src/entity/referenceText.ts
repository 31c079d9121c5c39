import type { ReferenceName } from '@embpm/contract'
import type { TFunction } from 'i18next'

/** A name as it is shown wherever something is referred to: that of what was deleted says so. */
export const nameText = (t: TFunction, name: string, isDeleted: boolean | undefined): string =>
  isDeleted === true ? t('object.gone', { name }) : name

/** What a key refers to by its name or label, as it is shown wherever something is referred to; `null` for what never was. */
export const referenceText = (
  t: TFunction,
  key: string,
  found: Pick<ReferenceName, 'name' | 'deleted'> | null,
): string => (found ? nameText(t, found.name, found.deleted) : t('object.unknownKey', { key }))

/** The same for a reference that keeps the name that it had when it was made: what cannot be found was there then. */
export const keptText = (
  t: TFunction,
  { key, name }: { key: string; name: string },
  found: Pick<ReferenceName, 'name' | 'deleted'> | null,
): string => (found || name === '' ? referenceText(t, key, found) : nameText(t, name, true))
