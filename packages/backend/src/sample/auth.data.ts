import type { Profile, User } from '@embpm/contract'

import { drawAvatar } from './pictures.js'
import { sampleCredentials } from './sampleCredentials.js'

const name = 'Marta Kowalczyk'

/** The common user as the sample starts: the one that a session names, by the id that they have among the people. */
export const sampleUser: User = {
  id: 'USR-00001',
  name,
  email: sampleCredentials.email,
  avatar: drawAvatar(name),
  status: 'online',
}

/** The same person with what the guards ask for. */
export const sampleProfile: Profile = {
  id: sampleUser.id,
  firstname: 'Marta',
  lastname: 'Kowalczyk',
  email: sampleUser.email,
  company: 'Terranova Group',
  userType: 'CORPORATE',
  roles: ['ADM', 'CON'],
  permissions: ['embpm_r'],
  metadata: { profilePicture: '' },
}

/** Signs the tokens of the sample. It protects nothing: everybody can read it here. */
export const sampleSecret = 'embpm-sample-tokens-guard-sample-data-only'

/** `iss` of the tokens. */
export const sampleIssuer = 'embpm-sample'
