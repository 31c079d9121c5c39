import type { ConfigurationEntry } from '@embpm/contract/configuration-entry'
import { EntityList } from '../../entity/EntityList.js'
import type { ListColumn } from '../../entity/ListColumn.js'
import { SettingValue } from './SettingValue.js'
import { settingKind } from './settingKind.js'

/** Columns of the list of settings. */
const settingColumns: readonly ListColumn<ConfigurationEntry>[] = [
  { id: 'key', type: 'name', width: 240, pinned: true },
  { id: 'value', width: 320, cell: (setting) => <SettingValue setting={setting} /> },
  { id: 'type', width: 110 },
  { id: 'scope', width: 130 },
  { id: 'secret', width: 100 },
  { id: 'description', width: 320 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]

/** The list of settings. */
export function SettingsScreen() {
  return <EntityList kind={settingKind} columns={settingColumns} />
}
