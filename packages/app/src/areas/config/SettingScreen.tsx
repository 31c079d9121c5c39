import { EntityPage } from '../../entity/EntityPage.js'
import { SettingFields } from './SettingFields.js'
import { settingForm } from './settingForm.js'
import { settingKind } from './settingKind.js'

/** The page of a setting, or of a new one. */
export function SettingScreen() {
  return <EntityPage kind={settingKind} form={settingForm} fields={SettingFields} />
}
