import { EntityPage } from '../../../entity/EntityPage.js'
import { useRawSearch } from '../../../entity/useRawSearch.js'
import { DataFieldForm } from './DataFieldForm.js'
import { fieldKind } from './fieldKind.js'

/** The page of a field, or of a new one in the table that the address names: `?tableId=…`. */
export function FieldScreen() {
  const { tableId } = useRawSearch()
  const start = typeof tableId === 'string' ? { tableId } : undefined
  return <EntityPage kind={fieldKind} fields={DataFieldForm} start={start} />
}
