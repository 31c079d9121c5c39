import { EntityPage } from '../../entity/EntityPage.js'
import { SettingFields } from './SettingFields.js'
import { settingKind } from './settingKind.js'

/** The page of a setting, or of a new one. */
export function SettingScreen() {
  return <EntityPage kind={settingKind} fields={SettingFields} />
}
