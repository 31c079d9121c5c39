import { EntityList } from '../../entity/EntityList.js'
import { settingColumns } from './settingColumns.js'
import { settingKind } from './settingKind.js'

/** The list of settings. */
export function SettingsScreen() {
  return <EntityList kind={settingKind} columns={settingColumns} />
}
