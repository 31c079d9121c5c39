import type { ReferenceTarget } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import { referenceText } from './referenceText.js'
import { useReferenceName } from './useReferenceName.js'

/** Props of `ReferenceName`. */
export interface ReferenceNameProps {
  to: ReferenceTarget
  /** What else it may refer to; ids tell them apart. */
  alsoTo?: readonly ReferenceTarget[]
  /** The id, or the text of the column `by`. */
  id: string
  /** The column whose text it is, which is then shown for what exists. Default: it is an id. */
  by?: string
}

/**
 * What a reference refers to is called; its id until that is known. What was deleted is shown by its last name, and as deleted;
 * what never was by its key, and as unknown.
 */
export function ReferenceName({ to, alsoTo = none, id, by }: ReferenceNameProps) {
  const { t } = useTranslation()
  const { name } = useReferenceName([to, ...alsoTo], id, by)
  if (name === undefined) return id
  return referenceText(t, id, name && by !== undefined ? { ...name, name: id } : name)
}

const none: readonly ReferenceTarget[] = []
