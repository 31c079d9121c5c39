import { configurationEntryEndpoints } from './configuration-entry.js'
import { organisationRecordEndpoints } from './organisation-record.js'
import { userRecordEndpoints } from './user-record.js'

/** The entities of the administration. All but the settings need the role ADM; they are one for all organisations. */
export const administration = {
  organisations: organisationRecordEndpoints,
  users: userRecordEndpoints,
  configurations: configurationEntryEndpoints,
}
