import { useEffect } from 'react'
import type { UseFormSetFocus, FieldValues } from 'react-hook-form'
import { useRawSearch } from './usePlace.js'

/** Goes to the field that the address names, such as `?field=ownerId`: what leads to a page because something is missing there says what. */
export function useAskedField(setFocus: UseFormSetFocus<FieldValues>): void {
  const { field } = useRawSearch()
  useEffect(() => {
    if (typeof field === 'string') setFocus(field)
  }, [field, setFocus])
}
