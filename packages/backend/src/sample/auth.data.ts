import type { Profile, User } from '@embpm/contract'

import { drawAvatar } from './pictures.js'
import { sampleCredentials } from './sampleCredentials.js'

const name = 'Marta Kowalczyk'

/** The common user as the sample starts: the one that a session names. */
export const sampleUser: User = {
  id: 'a7c35e12-84b9-4f60-9d1b-2e6f08c4d501',
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
}

/** Signs the tokens of the sample. It protects nothing: everybody can read it here. */
export const sampleSecret = 'embpm-sample-tokens-guard-sample-data-only'

/** `iss` of the tokens. */
export const sampleIssuer = 'embpm-sample'
